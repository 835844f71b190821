import type { Settings } from '../config/settings.ts';

const EVERY_INTERFACE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** Origin at which this server reaches itself: whatever interface it listens on. */
export function ownAddress({ host, port }: Pick<Settings, 'host' | 'port'>): string {
  const name = EVERY_INTERFACE[host] ?? host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
