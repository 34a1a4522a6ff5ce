import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CHAPTERS } from './chapters';

const DOCS = readFileSync('../docs/rules/events.md', 'utf-8');

describe('the rules page', () => {
  it('has the chapters and numbers of the document', () => {
    const chapters = DOCS.split(/^## /m)
      .slice(1)
      .map((chapter) => [...chapter.matchAll(/^- \*\*EV-(\d+)\*\*/gm)].map((found) => found[1]));

    expect(Object.values(CHAPTERS)).toEqual(chapters);
  });

  it('has a text for every number, and no other', () => {
    const texts = readFileSync('../src/knobel/locale/en/events-rules.ftl', 'utf-8');
    const numbers = [...texts.matchAll(/^events-rules-(\d+) =/gm)].map((found) => found[1]);

    expect(numbers).toEqual(Object.values(CHAPTERS).flat());
  });
});
