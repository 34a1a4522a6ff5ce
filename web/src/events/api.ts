/** The calls of tournaments over HTTP; see docs/protocol.md. */
import { call, download } from '../lib/api';
import type {
  BoutSeat,
  DoCommand,
  EnterEvent,
  EntrantLinks,
  EntryTicket,
  EventPreview,
  EventTicket,
  Heats,
  HelperTicket,
  ImportEvent,
  Proposals,
  Setup,
  Version,
} from './wire';

const part = encodeURIComponent;
const at = (id: string, rest = ''): string => `/api/events/${part(id)}${rest}`;

/**
 * Ways to spend the time; `config` are the settings of the game if they were chosen, and `entrants`
 * is the number of names if there is a list of them.
 */
export function planEvent(
  game: string,
  people: number,
  boxes: number,
  minutes: number,
  config: Record<string, unknown> | null,
  entrants: number | null = null,
): Promise<Proposals> {
  const query = new URLSearchParams({ game });
  for (const [name, figure] of Object.entries({ people, boxes, minutes, entrants })) {
    if (figure !== null) query.set(name, String(figure));
  }
  if (config !== null) query.set('config', JSON.stringify(config));
  return call('GET', `/api/events/plan?${query}`);
}

/** Whoever orders again with the same key gets the same event. */
export const openEvent = (setup: Setup, key: string): Promise<EventTicket> =>
  call('POST', '/api/events', { setup, key });

/** The link of an invitation names the event besides its code. */
export const lookUpEvent = (code: string, event: string | null): Promise<EventPreview> =>
  call('GET', at(code, event === null ? '' : `?event=${part(event)}`));

export const enterEvent = (id: string, entry: EnterEvent, token?: string): Promise<EntryTicket> =>
  call('POST', at(id, '/entrants'), entry, token);

/** This device acts for the entrant from now on; the secret is the one of the entrant's link. */
export const linkDevice = (
  id: string,
  entrant: number,
  secret: string,
  token?: string,
): Promise<EntryTicket> => call('POST', at(id, '/link'), { entrant, secret }, token);

export const getLinks = (id: string, token: string): Promise<EntrantLinks> =>
  call('GET', at(id, '/links'), undefined, token);

export const addHelper = (id: string, token: string): Promise<HelperTicket> =>
  call('POST', at(id, '/helpers'), {}, token);

/** Pairs and announces a heat; asked twice, one heat comes of it. */
export const pairHeat = (id: string, heat: number, token: string): Promise<Version> =>
  call('POST', at(id, '/heats'), { heat }, token);

export const getHeats = (id: string, token?: string): Promise<Heats> =>
  call('GET', at(id, '/heats'), undefined, token);

/** The way into a bout: to play as this entrant, or to look on. */
export const getSeat = (
  id: string,
  bout: number,
  token: string,
  entrant: number | null = null,
): Promise<BoutSeat> => {
  const query = entrant === null ? '' : `?entrant=${entrant}`;
  return call('GET', at(id, `/bouts/${bout}/seat${query}`), undefined, token);
};

export const doLater = (id: string, order: DoCommand, token: string): Promise<Version> =>
  call('POST', at(id, '/do'), order, token);

export const deleteEvent = (id: string, token: string): Promise<void> =>
  call('DELETE', at(id), undefined, token);

export const importEvent = (file: ImportEvent): Promise<EventTicket> =>
  call('POST', '/api/events/import', file);

export type Form = ImportEvent['form'];

/** Saves the event as a file on this device. Throws `Refused`. */
export async function exportFile(
  id: string,
  form: Form,
  token: string,
  name: string,
): Promise<void> {
  const text = await download(at(id, `/export?form=${form}`), token);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.${form === 'csv' ? 'csv' : form === 'record' ? 'json' : 'trf'}`;
  link.click();
  URL.revokeObjectURL(url);
}
