/** What the tab says. */

const NAME = 'Knobel';

export interface Turn {
  mine: boolean;
  hidden: boolean;
}

/** A steady star rather than a flashing title: it is seen, and it does not nag. */
export function pageTitle(text: string, turn?: Turn): string {
  const star = turn?.mine && turn.hidden ? '★ ' : '';
  return text === '' ? NAME : `${star}${text} · ${NAME}`;
}
