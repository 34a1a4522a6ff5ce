/** The companion as a bout of an event needs it: its board, variants, length and people. */
import type { Equip } from '../../game';
import { beginBout } from '../../../companion/equip';
import type { MatchView } from '../../../lib/protocol';
import { choicesAt } from '../setup/setup';
import type { Config } from '../wire';
import { keepChosen, keptChosen } from './setup';

const equip: Equip<Config> = (config, names, _sizes, bout) => {
  beginBout(bout, ['xobrainer']);
  const sides = names.map((_, side) => side);
  const match = { config, sides, you: [], chairs: [], order: 'given' } as unknown as MatchView;
  keepChosen({ ...keptChosen(), choices: choicesAt({ match, way: 'local', names: [] }), names });
};

export default equip;
