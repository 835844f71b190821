import { readSettings, type Settings } from './settings.ts';

let settings: Settings | undefined;

/** The running installation's settings, read once. */
export function getSettings(): Settings {
  settings ??= readSettings();
  return settings;
}
