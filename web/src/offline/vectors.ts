/** The questions of tests/vectors with the answers of the Python rules; for tests alone. */
import { readFileSync } from 'node:fs';

const TOP = new URL('../../../', import.meta.url);

/** A file of the repository. */
export const read = <T>(path: string): T =>
  JSON.parse(readFileSync(new URL(path, TOP), 'utf8')) as T;

export const vectors = <T>(name: string): T[] => read(`tests/vectors/${name}.json`);
