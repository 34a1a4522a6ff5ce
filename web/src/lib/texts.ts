/** The ids of texts. */
import type { MessageId } from './messages';

export type { MessageId };

/** The id of a text for something that the server names: a reason, a level, a refusal. */
export const named = (id: string): MessageId => id as MessageId;
