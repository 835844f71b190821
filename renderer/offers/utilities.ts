export type UtilityId = 'luce' | 'gas' | 'luce-gas' | 'fibra';

/** A service the configurator begins with (spec 2.12, step 'utility'). */
export interface Utility {
  id: UtilityId;
  name: string;
  hint: string;
  icons: readonly string[];
}

export const utilities: readonly Utility[] = [
  { id: 'luce', name: 'Luce', hint: 'Energia elettrica', icons: ['OrionPlug'] },
  { id: 'gas', name: 'Gas', hint: 'Gas naturale', icons: ['Gas'] },
  {
    id: 'luce-gas',
    name: 'Luce e gas',
    hint: 'Due forniture insieme',
    icons: ['OrionPlug', 'Gas'],
  },
  { id: 'fibra', name: 'Fibra', hint: 'Internet veloce', icons: ['Fibra'] },
];

/** What the service is called, e.g. for summaries. */
export function utilityName(id: UtilityId): string {
  return utilities.find((utility) => utility.id === id)?.name ?? id;
}

export const usesPower = (id: UtilityId) => id === 'luce' || id === 'luce-gas';
export const usesGas = (id: UtilityId) => id === 'gas' || id === 'luce-gas';
