/** What was chosen last for a real board, kept on the device. */
import { localStore } from '../../../lib/storage';
import type { Limit } from './duel';

export const TOOLS = ['clock', 'tally', 'line'] as const;
export type Tool = (typeof TOOLS)[number];

const TOOL = 'companion.vier3d.tool';
const CLOCK = 'companion.vier3d.clock';
const DEFAULTS = {
  type: 'total' as Limit['type'],
  perMove: 30,
  total: 300,
  increment: 5,
  isFacing: true,
};
export type ClockChoices = typeof DEFAULTS;

export function keptTool(): Tool {
  const kept = localStore.read<string>(TOOL, 'clock');
  return TOOLS.find((name) => name === kept) ?? 'clock';
}
export const keepTool = (tool: Tool): void => localStore.write(TOOL, tool);

export const keptClock = (): ClockChoices => ({
  ...DEFAULTS,
  ...localStore.read<Partial<ClockChoices>>(CLOCK, {}),
});
export const keepClock = (choices: ClockChoices): void => localStore.write(CLOCK, choices);
