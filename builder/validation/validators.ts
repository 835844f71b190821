import type { ValidateFunction } from '@renderer/validation.ts';
import { loadForm } from '../form/load-form.ts';

/** The blocks' own validators, each loaded when it is first needed. */
export interface Validators {
  /** The validator, if it is there; else it is asked for, again where it could not be had before. */
  get(key: string): ValidateFunction | undefined;
  /** Tries again to load those that could not be had. */
  retry(): void;
  /** Resolves once nothing is being loaded. */
  settled(): Promise<void>;
}

/** @param answered hears of each load whether it brought the validator */
export function createValidators(answered: (key: string, isThere: boolean) => void): Validators {
  const ready = new Map<string, ValidateFunction>();
  const loading = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  const load = async (key: string) => {
    try {
      ready.set(key, (await loadForm(key)).validate);
      failed.delete(key);
    } catch (error) {
      console.error(`Validator of '${key}' not loaded`, error);
      failed.add(key);
    }
    loading.delete(key);
    answered(key, ready.has(key));
  };
  const ask = (key: string) => {
    if (!loading.has(key)) loading.set(key, load(key));
  };
  return {
    get(key) {
      const known = ready.get(key);
      if (!known) ask(key);
      return known;
    },
    retry() {
      for (const key of failed) ask(key);
    },
    async settled() {
      await Promise.all(loading.values());
    },
  };
}
