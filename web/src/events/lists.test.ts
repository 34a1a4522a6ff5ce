import { expect, it } from 'vitest';
import { namesIn } from './lists';

it.each([
  ['plain names', 'csv', 'Anna\nBo\n', 2],
  ['columns with names', 'csv', '\ufeff"Size";"Name"\r\n4;Owls\r\n\r\n2;Foxes', 2],
  ['a person called Names', 'csv', 'Names,1\nBo,1', 2],
  ['a table with empty rows', 'csv', ';;\r\nName;Size;\r\nAnna;;\r\n;;\r\n"";"";\r\n', 1],
  ['nobody', 'csv', '', 0],
  [
    'a report',
    'trf16',
    '012 Cup\r\n062 2\r\nXXR 5\r\n001    1      Anna\r\n001    2      Bo\r\n',
    2,
  ],
] as const)('counts the names of %s', (_, form, text, count) =>
  expect(namesIn(form, text)).toBe(count),
);
