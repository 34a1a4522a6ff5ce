/** Words for those who hear the page. */

let text = $state('');
let isEven = false;

export const announced = {
  get text(): string {
    return text;
  },
};

/** Said politely; the same words twice in a row are said twice. */
export function announce(words: string): void {
  isEven = !isEven;
  text = isEven ? words : `${words}\u00a0`;
}
