/** The places that one to six dots take, as on a die: 0 to 8 in a grid of 3 × 3. */
const SPOTS = ['', '4', '08', '048', '0268', '02468', '023568'].map((places) =>
  [...places].map(Number).map((at) => [(at % 3) - 1, Math.floor(at / 3) - 1] as const),
);

/** Where dots lie, in steps from the middle of the square; more than six are written as a number. */
export const spotsOf = (dots: number): readonly (readonly [number, number])[] => SPOTS[dots] ?? [];
