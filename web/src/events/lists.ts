/** What a file that becomes an event says before the server has read it. */
import type { Form } from './api';

/** How many names are in a list (CSV), whose first line may name the columns, or in a report (TRF). */
export function namesIn(form: Form, text: string): number {
  const all = text.split(/\r\n|\r|\n/);
  if (form !== 'csv') return all.filter((line) => line.startsWith('001')).length;
  const lines = all.filter((line) => /[^;,"\s\ufeff]/.test(line)); // spreadsheets write empty rows
  const first = (lines[0] ?? '').toLowerCase().split(/[;,]/);
  const hasHead = first.some((cell) => cell.replace(/["\ufeff]/g, '').trim() === 'name');
  return lines.length - (hasHead ? 1 : 0);
}
