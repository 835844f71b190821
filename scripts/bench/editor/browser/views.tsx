import { fieldPlans } from '@generated/defaults.ts';
import PageBlock from '@renderer/blocks/page-block/PageBlock.tsx';
import SectionSteps from '@renderer/blocks/section-steps/SectionSteps.tsx';
import TextBlock from '@renderer/blocks/text-block/TextBlock.tsx';
import type { BlockView, PageContext } from '@renderer/contract.ts';
import { fillDefaults } from '@renderer/document/field-plan.ts';
import { defaultContext } from '@renderer/static/default-context.ts';
import { memo, type ReactNode } from 'react';
import '@renderer/tokens/tokens.css';
import '@renderer/tokens/base.css';

// The peers get the same views as the canvas, imported at once instead of block by block.
// biome-ignore lint/suspicious/noExplicitAny: each view has props of its own.
const VIEWS: Readonly<Record<string, BlockView<any>>> = { PageBlock, SectionSteps, TextBlock };
const CONTEXT: PageContext = { ...defaultContext(), editing: true };

/** A real block in a peer's page: defaults filled as ours fills them, nothing more. */
export const Block = memo(function Block({
  id,
  component,
  props,
  children,
}: {
  id: string;
  component: string;
  props: Record<string, unknown>;
  children?: ReactNode;
}) {
  const View = VIEWS[component];
  if (!View) throw new Error(`no view of ${component}`);
  const filled = fillDefaults(fieldPlans[component.toLowerCase()] ?? {}, props);
  return (
    <View props={filled} data={undefined} nodeId={id} context={CONTEXT}>
      {children}
    </View>
  );
});

/** The page of a peer, which the server wrote into the document. */
export const pageText = () => document.getElementById('page')?.textContent ?? '';
