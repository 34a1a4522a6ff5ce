/** XOBrainer with one press. */
import type { Quick, Way } from '../../game';
import { lastChoices, namesAtScreen, openingFrom, sittersOf, type Choices } from './setup';

/** The choices of last time; seats that were given out by hand, only if they are what is asked for. */
function choicesFor(way: Way): Choices {
  const choices = lastChoices(way);
  const sitters = sittersOf(choices);
  const isAsked =
    sitters.includes('here') &&
    sitters.includes('friend') === (way === 'online') &&
    (way !== 'local' || sitters.every((sitter) => sitter === 'here'));
  return isAsked ? choices : { ...choices, sitters: [] };
}

const quick: Quick = {
  order: (way, me) => openingFrom(choicesFor(way), me),
  namesHere: (way, t) => namesAtScreen(choicesFor(way), t),
};

export default quick;
