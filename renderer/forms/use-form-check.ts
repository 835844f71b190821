import { type FocusEvent, type FormEvent, type RefObject, useRef, useState } from 'react';
import { checkForm, controlOf } from './check-form.ts';
import type { FormDefinition, FormValidator } from './definition.ts';

/**
 * The errors of a form. They show once a field was left, and follow every key from then on; after
 * a try they show for all fields (spec 5). The fields keep their values themselves: what was typed
 * before this code arrived stays. The compiled check, which needs no eval, is fetched by `load`.
 */
export function useFormCheck(form: {
  definition: FormDefinition;
  load: () => Promise<{ default: FormValidator }>;
  box: RefObject<HTMLFormElement | null>;
}) {
  const { definition, load, box } = form;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const told = useRef(new Set<string>());
  const latest = useRef(0);

  /** All errors; shown are those of the fields that are told of, unless a later check began. */
  const check = async () => {
    latest.current += 1;
    const turn = latest.current;
    const { default: validate } = await load();
    const found = box.current ? checkForm(definition, validate, box.current) : {};
    const shown = Object.entries(found).filter(([name]) => told.current.has(name));
    if (turn === latest.current) setErrors(Object.fromEntries(shown));
    return found;
  };
  const nameOf = ({ target }: { target: EventTarget }) =>
    definition.fields.find(({ name }) => name === (target as HTMLInputElement).name)?.name;

  return {
    errors,
    /** For the form element, where the events of all its fields arrive. */
    watch: {
      onBlur(event: FocusEvent) {
        const name = nameOf(event);
        if (!name) return;
        told.current.add(name);
        // Without a network there is no check now; there is one when the form is sent.
        check().catch(() => {});
      },
      onChange(event: FormEvent) {
        if (told.current.has(nameOf(event) ?? '')) check().catch(() => {});
      },
    },
    /** Checks everything; the first wrong field gets the focus. Whether all is well. */
    async passes(): Promise<boolean> {
      for (const { name } of definition.fields) told.current.add(name);
      const found = await check();
      const wrong = definition.fields.find(({ name, input }) => found[name] && input !== 'hidden');
      if (wrong && box.current) controlOf(box.current, wrong.name)?.focus();
      return Object.keys(found).length === 0;
    },
  };
}
