import type { UtilityId } from './utilities.ts';

/** A need of who asks for a supply (spec 9, need-type ids). */
export interface NeedType {
  id: number;
  /** As the specification and editors name it. */
  label: string;
  /** As visitors read it. */
  name: string;
  hint: string;
  /** What to have at hand before signing up. */
  ready: string;
  icon: string;
  /** The same of a line, which has no meter. */
  line: Pick<NeedType, 'hint' | 'ready'>;
}

/** Needs as they are told of a service. */
export const needsOf = (needs: readonly NeedType[], utility: UtilityId): readonly NeedType[] =>
  utility === 'fibra' ? needs.map((need) => ({ ...need, ...need.line })) : needs;

/** Needs of a household, in the order of the configurator (spec 2.12). */
export const residentialNeeds: readonly NeedType[] = [
  {
    id: 4,
    label: 'CAMBIO FORNITORE',
    name: 'Cambio fornitore',
    hint: 'Hai già una fornitura attiva e vuoi passare a noi.',
    ready: 'Tieni a portata di mano una bolletta recente e un documento.',
    icon: 'SupplierChange',
    line: {
      hint: 'Hai già una linea attiva e vuoi passare a noi.',
      ready:
        'Tieni a portata di mano il codice di migrazione, che è sull’ultima fattura, e un documento.',
    },
  },
  {
    id: 1,
    label: 'NUOVA ATTIVAZIONE',
    name: 'Nuova attivazione',
    hint: 'Il contatore non è mai stato attivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e un documento.',
    icon: 'NewActivation',
    line: {
      hint: 'In casa non c’è ancora una linea.',
      ready: 'Tieni a portata di mano l’indirizzo con scala e interno e un documento.',
    },
  },
  {
    id: 2,
    label: 'VOLTURA',
    name: 'Voltura',
    hint: 'La fornitura è attiva, ma intestata a un’altra persona.',
    ready: 'Tieni a portata di mano una bolletta di chi c’era prima e l’autolettura.',
    icon: 'ContractTransfer',
    line: {
      hint: 'La linea è attiva, ma intestata a un’altra persona.',
      ready: 'Tieni a portata di mano una fattura di chi c’era prima e un documento.',
    },
  },
  {
    id: 3,
    label: 'SUBENTRO',
    name: 'Subentro',
    hint: 'Il contatore c’è, ma è stato disattivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e un documento.',
    icon: 'Subenter',
    line: {
      hint: 'La linea c’era, ma è stata disattivata.',
      ready: 'Tieni a portata di mano l’indirizzo con scala e interno e un documento.',
    },
  },
];

/** Needs of a business, in the order of its offers form (spec 2.12). */
export const businessNeeds: readonly NeedType[] = [
  {
    id: 6,
    label: 'CAMBIO FORNITORE',
    name: 'Cambio fornitore',
    hint: 'La tua azienda ha già una fornitura e vuole passare a noi.',
    ready: 'Tieni a portata di mano una bolletta recente e la partita IVA.',
    icon: 'SupplierChange',
    line: {
      hint: 'La tua azienda ha già una linea e vuole passare a noi.',
      ready:
        'Tieni a portata di mano il codice di migrazione, che è sull’ultima fattura, e la partita IVA.',
    },
  },
  {
    id: 5,
    label: 'NUOVA ATTIVAZIONE',
    name: 'Nuova attivazione',
    hint: 'La sede è nuova e il contatore non è mai stato attivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e la visura camerale.',
    icon: 'NewActivation',
    line: {
      hint: 'La sede è nuova o non ha ancora una linea.',
      ready: 'Tieni a portata di mano l’indirizzo della sede e la visura camerale.',
    },
  },
  {
    id: 7,
    label: 'SUBENTRO',
    name: 'Subentro',
    hint: 'Rilevi una sede con il contatore disattivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e il contratto della sede.',
    icon: 'Subenter',
    line: {
      hint: 'Rilevi una sede con la linea disattivata.',
      ready: 'Tieni a portata di mano l’indirizzo e il contratto della sede.',
    },
  },
];
