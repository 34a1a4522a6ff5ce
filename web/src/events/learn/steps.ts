/** The steps of the lesson about events, in order. */
export const STEPS = [
  'plan',
  'invite',
  'here',
  'pair',
  'play',
  'report',
  'wall',
  'end',
  'school',
] as const;
export type Step = (typeof STEPS)[number];
