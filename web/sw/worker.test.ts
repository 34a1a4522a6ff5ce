import { expect, it, vi } from 'vitest';

type Handler = (event: object) => void;

it('shows what a push says, and leads to the open page', async () => {
  const handlers: Record<string, Handler> = {};
  const showNotification = vi.fn(() => Promise.resolve());
  const open = { focus: vi.fn(() => Promise.resolve()) };
  const clients = { matchAll: () => Promise.resolve([open]), openWindow: vi.fn() };
  const addEventListener = (name: string, handler: Handler): Handler => (handlers[name] = handler);
  vi.stubGlobal('self', { addEventListener, registration: { showNotification }, clients });
  vi.stubGlobal('BUILD', 'b1');
  vi.stubGlobal('FILES', []);
  await import('./worker.ts');
  const waited: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>): number => waited.push(work);

  const told = { title: 'Nim', body: 'Your turn' };
  handlers['push']?.({ data: { json: () => told }, waitUntil });
  expect(showNotification).toHaveBeenCalledWith('Nim', {
    body: 'Your turn',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: 'Nim',
  });

  const close = vi.fn();
  handlers['notificationclick']?.({ notification: { close }, waitUntil });
  await Promise.all(waited);
  expect(close).toHaveBeenCalled();
  expect(open.focus).toHaveBeenCalled();
  expect(clients.openWindow).not.toHaveBeenCalled();
});
