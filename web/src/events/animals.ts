/** Animal names for school mode: nobody has to tell their own name. */

/** An animal of the list that nobody is called yet; a number follows if all are taken. */
export function freeAnimal(list: string, taken: readonly string[], chance: () => number): string {
  const animals = list.split(',').map((animal) => animal.trim());
  const used = new Set(taken.map((name) => name.toLowerCase()));
  for (let round = 1; ; round++) {
    const named = animals.map((animal) => (round === 1 ? animal : `${animal} ${String(round)}`));
    const free = named.filter((name) => !used.has(name.toLowerCase()));
    const chosen = free[Math.floor(chance() * free.length)];
    if (chosen !== undefined) return chosen;
  }
}
