/** Sends results over HTTP that no page of their event has sent. */
import { OFFLINE, Refused } from '../lib/api';
import { doLater } from './api';
import { myEvents, outbox } from './mine';

/** Tries each once; what the server answers, in whatever way, is not kept. */
export async function sendKept(): Promise<void> {
  for (const { event, id, command } of outbox.list()) {
    const mine = myEvents.list().find((one) => one.id === event);
    try {
      if (mine !== undefined) await doLater(event, { id, command }, mine.token);
      outbox.drop(id);
    } catch (fault) {
      if (!(fault instanceof Refused) || fault.code === OFFLINE) return;
      outbox.drop(id);
    }
  }
}
