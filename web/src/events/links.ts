/** The addresses of tournaments; secrets are in the fragment, which browsers do not send. */

export const eventPath = (code: string): string => `/e/${code}`;
export const hostPath = (code: string): string => `/e/${code}/host`;
export const tablePath = (code: string, table: number): string => `/e/${code}/t/${table}`;
export const standingPath = (code: string): string => `/e/${code}/standing`;
export const wallPath = (code: string): string => `/e/${code}/wall`;
export const printPath = (code: string): string => `/e/${code}/print`;

/** The link that invites to an event; naming the event proves that nobody guessed the code. */
export const entryPath = (code: string, event: string): string => `/e/${code}?m=${event}`;

/** The link with which a device becomes a helper's. */
export const helperPath = (code: string, event: string, secret: string): string =>
  `${entryPath(code, event)}#helper=${secret}`;

/** The link on an entrant's name card: the device that opens it acts for the entrant. */
export const entrantPath = (code: string, event: string, entrant: number, secret: string): string =>
  `${entryPath(code, event)}#entrant=${entrant}.${secret}`;

export type Claim =
  { role: 'helper'; secret: string } | { role: 'player'; entrant: number; secret: string };

/** What the fragment of an address entitles this device to. */
export function claimIn(hash: string): Claim | null {
  const helper = /^#helper=([\w.~-]+)$/.exec(hash);
  if (helper?.[1] !== undefined) return { role: 'helper', secret: helper[1] };
  const [, entrant, secret] = /^#entrant=(\d+)\.([\w.~-]+)$/.exec(hash) ?? [];
  if (entrant === undefined || secret === undefined) return null;
  return { role: 'player', entrant: Number(entrant), secret };
}
