import { setIdentifierNames } from '@renderer/document/block-key.ts';
import { readSettings, type Settings } from './settings.ts';

let settings: Settings | undefined;

/** The running installation's settings, read once. */
export function getSettings(): Settings {
  if (!settings) {
    settings = readSettings();
    setIdentifierNames(settings);
  }
  return settings;
}
