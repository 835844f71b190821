import { type FormEvent, useState } from 'react';
import { isCap } from '../../offers/cap.ts';
import {
  type Activity,
  type Audience,
  type GasUse,
  type Profile,
  readFigure,
} from '../../offers/consumption.ts';
import { type UtilityId, usesGas, usesPower } from '../../offers/utilities.ts';
import { buttonClass } from '../button/LinkButton.tsx';
import { SelectField, TextField } from './fields.tsx';
import styles from './Steps.module.css';

const PEOPLE = [
  ['1', 'Una persona'],
  ['2', 'Due persone'],
  ['3', 'Tre persone'],
  ['4', 'Quattro o più persone'],
] as const;

const GAS_USES = [
  ['cucina', 'Solo per cucinare'],
  ['acqua', 'Cucina e acqua calda'],
  ['riscaldamento', 'Anche per il riscaldamento'],
] as const;

const ACTIVITIES = [
  ['ufficio', 'Ufficio o studio'],
  ['negozio', 'Negozio'],
  ['ristorazione', 'Bar o ristorante'],
  ['laboratorio', 'Laboratorio o officina'],
] as const;

type Errors = Partial<Record<'cap' | 'kwh' | 'smc', string>>;

/** Postal code and what is needed to estimate a year's consumption. */
export function ProfileForm(form: {
  audience: Audience;
  utility: UtilityId;
  /** What was told before. */
  initial: Profile | undefined;
  submit: (profile: Profile) => void;
}) {
  const { audience, utility, initial, submit } = form;
  const [errors, setErrors] = useState<Errors>({});
  const consumes = usesPower(utility) || usesGas(utility);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const found: Errors = {
      cap: text('cap') === '' ? 'Richiesto' : isCap(text('cap')) ? undefined : 'CAP non valido',
      kwh: figureError(text('kwh')),
      smc: figureError(text('smc')),
    };
    setErrors(found);
    const wrong = (['cap', 'kwh', 'smc'] as const).find((name) => found[name]);
    if (wrong) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    submit({
      utility,
      cap: text('cap'),
      people: Number(text('people')) || 2,
      gasUse: (text('gasUse') || 'riscaldamento') as GasUse,
      activity: (text('activity') || 'ufficio') as Activity,
      knownKwh: readFigure(text('kwh')),
      knownSmc: readFigure(text('smc')),
    });
  };

  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <div className={styles.fields}>
        <TextField
          name="cap"
          label={audience === 'casa' ? 'CAP di casa*' : 'CAP della sede*'}
          autoComplete="postal-code"
          maxLength={5}
          initial={initial?.cap}
          error={errors.cap}
        />
        {consumes && audience === 'casa' && (
          <SelectField
            name="people"
            label="In quanti siete"
            options={PEOPLE}
            initial={String(initial?.people ?? 2)}
          />
        )}
        {consumes && audience === 'business' && (
          <SelectField
            name="activity"
            label="Tipo di attività"
            options={ACTIVITIES}
            initial={initial?.activity}
          />
        )}
        {usesGas(utility) && audience === 'casa' && (
          <SelectField
            name="gasUse"
            label="A cosa serve il gas"
            options={GAS_USES}
            initial={initial?.gasUse ?? 'riscaldamento'}
          />
        )}
        {usesPower(utility) && (
          <TextField
            name="kwh"
            label="Consumo annuo di luce (kWh)"
            initial={initial?.knownKwh?.toString()}
            help="Se lo conosci: è sulla bolletta. Altrimenti lo stimiamo noi."
            error={errors.kwh}
          />
        )}
        {usesGas(utility) && (
          <TextField
            name="smc"
            label="Consumo annuo di gas (Smc)"
            initial={initial?.knownSmc?.toString()}
            help="Se lo conosci: è sulla bolletta. Altrimenti lo stimiamo noi."
            error={errors.smc}
          />
        )}
      </div>
      <button type="submit" className={buttonClass()}>
        Vedi le offerte
      </button>
    </form>
  );
}

function figureError(text: string): string | undefined {
  return text === '' || readFigure(text) !== undefined ? undefined : 'Numero non valido';
}
