/** Names for commands, and secrets. Works on plain http too, where `crypto.randomUUID` does not exist. */

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

export function randomId(length = 16): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
