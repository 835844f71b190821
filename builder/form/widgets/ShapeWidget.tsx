import { fieldPlans } from '@generated/defaults.ts';
import { type BlobShape, blobPath } from '@renderer/blocks/absolute-blob/blob-path.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { blobShape } from '@renderer/ui/blob/blob-shape.ts';
import type { WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useEditor } from '../../editor/context.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pathOfField, valueAt } from '../field-path.ts';
import type { FormContext } from '../form-context.ts';
import { PictureChoice } from './PictureChoice.tsx';
import styles from './ShapeWidget.module.css';

/** Shapes to choose from at a time. */
const SHOWN = 12;

/** Which outline a shape has: as the block would draw it, so many at a time. */
export function ShapeWidget(props: WidgetProps) {
  const { value, schema, disabled, readonly } = props;
  const shape = useShapeBeside(props);
  const last = schema.maximum ?? SHOWN - 1;
  const chosen = typeof value === 'number' ? value : 0;
  // Another choice is among those that are shown: only from it one goes on.
  const [turned, setTurned] = useState({ of: chosen, pages: 0 });
  const pages = turned.of === chosen ? turned.pages : 0;
  const all = Math.ceil((last + 1) / SHOWN);
  const from = ((Math.floor(chosen / SHOWN) + pages) % all) * SHOWN;
  const seeds = Array.from({ length: Math.min(SHOWN, last + 1 - from) }, (_, at) => from + at);
  return (
    <div className={styles.shapes}>
      <PictureChoice
        {...props}
        key={from}
        options={{
          ...props.options,
          enumOptions: seeds.map((seed) => ({ value: seed, label: `Forma ${seed}` })),
        }}
        picture={(seed) => (
          <svg viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true">
            <path d={blobPath({ ...shape, seed: Number(seed) })} fill="currentColor" />
          </svg>
        )}
      />
      {all > 1 && (
        <Button
          size="s"
          variant="quiet"
          icon={<Icon name="rotate-cw" size={15} />}
          disabled={disabled || readonly}
          onClick={() => setTurned({ of: chosen, pages: pages + 1 })}
        >
          Altre forme
        </Button>
      )}
    </div>
  );
}

/** What else the block says of its shape, by the fields beside its own. */
function useShapeBeside({ id, registry }: WidgetProps): Omit<BlobShape, 'seed'> {
  const { node } = registry.formContext as FormContext;
  const beside = pathOfField(id).slice(0, -1);
  const { seed: _seed, ...usual } = blobShape({ seed: 0 });
  return useEditor(
    useShallow(({ nodes }) => {
      const block = node === undefined ? undefined : nodes.get(node);
      const plan = fieldPlans[blockKey(block?.component ?? '')] ?? {};
      const props = fillDefaults(plan, block?.props ?? {});
      const said = Object.keys(usual).flatMap((name) => {
        const number = valueAt(props, [...beside, name]);
        return typeof number === 'number' ? [[name, number]] : [];
      });
      return { ...usual, ...Object.fromEntries(said) };
    }),
  );
}
