import type { ConfiguratorEntryPointProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { Section } from '@renderer/ui/section/Section.tsx';
import { SectionHeader } from '@renderer/ui/section/SectionHeader.tsx';
import { needTooltips } from '@renderer/ui/steps/need-tooltips.tsx';
import { ConfiguratorIsland } from '#islands';

export default function ConfiguratorEntryPoint(view: BlockViewProps<ConfiguratorEntryPointProps>) {
  const { props, context } = view;
  const { title, text, utilityQuestion, needQuestion, tooltips } = props;
  return (
    <Section layout={props}>
      <SectionHeader title={title} text={text} align="center" />
      <ConfiguratorIsland
        funnelDomain={context.funnelDomain}
        utilityQuestion={utilityQuestion}
        needQuestion={needQuestion}
        tooltips={needTooltips(tooltips)}
      />
    </Section>
  );
}
