import { describe, expect, it } from 'vitest';
import { Building } from './building.svelte';

describe('what is built in several tasks', () => {
  it('is whole when all parts are there, also those of parts', async () => {
    const building = new Building();
    const first = building.expect();
    building.end(); // all parts are known
    const inner = building.expect();
    first();
    expect(building.isWhole).toBe(false);

    inner();

    expect(building.isWhole).toBe(true);
    await building.whole;
  });

  it('waits for no part twice, and hides nothing again', () => {
    const building = new Building();
    const [one, other] = [building.expect(), building.expect()];
    building.end();
    one();
    one(); // gone before it was built
    expect(building.isWhole).toBe(false);
    other();

    building.expect();

    expect(building.isWhole).toBe(true);
  });

  it('is whole at once without parts', () => {
    const building = new Building();
    building.end();

    expect(building.isWhole).toBe(true);
  });
});
