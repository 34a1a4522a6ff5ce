/** Resolves in a task of its own: a page that is built in short ones hears presses in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (): void => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
