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
}

/** Needs of a household, in the order of the configurator (spec 2.12). */
export const residentialNeeds: readonly NeedType[] = [
  {
    id: 4,
    label: 'CAMBIO FORNITORE',
    name: 'Cambio fornitore',
    hint: 'Hai già una fornitura attiva e vuoi passare a noi.',
    ready: 'Tieni a portata di mano una bolletta recente e un documento.',
    icon: 'SupplierChange',
  },
  {
    id: 1,
    label: 'NUOVA ATTIVAZIONE',
    name: 'Nuova attivazione',
    hint: 'Il contatore non è mai stato attivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e un documento.',
    icon: 'NewActivation',
  },
  {
    id: 2,
    label: 'VOLTURA',
    name: 'Voltura',
    hint: 'La fornitura è attiva, ma intestata a un’altra persona.',
    ready: 'Tieni a portata di mano una bolletta di chi c’era prima e l’autolettura.',
    icon: 'ContractTransfer',
  },
  {
    id: 3,
    label: 'SUBENTRO',
    name: 'Subentro',
    hint: 'Il contatore c’è, ma è stato disattivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e un documento.',
    icon: 'Subenter',
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
  },
  {
    id: 5,
    label: 'NUOVA ATTIVAZIONE',
    name: 'Nuova attivazione',
    hint: 'La sede è nuova e il contatore non è mai stato attivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e la visura camerale.',
    icon: 'NewActivation',
  },
  {
    id: 7,
    label: 'SUBENTRO',
    name: 'Subentro',
    hint: 'Rilevi una sede con il contatore disattivato.',
    ready: 'Tieni a portata di mano il codice POD o PDR e il contratto della sede.',
    icon: 'Subenter',
  },
];
