/** Whether a companion has the whole screen, without the page's frame around it. */

let users = $state(0);

export const stage = {
  get isOpen(): boolean {
    return users > 0;
  },
};

/** Takes the whole screen; returns how to give it back. */
export function takeStage(): () => void {
  users += 1;
  document.documentElement.dataset['stage'] = 'full';
  return () => {
    users -= 1;
    if (users === 0) delete document.documentElement.dataset['stage'];
  };
}
