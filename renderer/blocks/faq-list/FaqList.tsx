import type { FaqListProps } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { FaqBox } from '@renderer/ui/faq/FaqBox.tsx';
import { FaqGroups } from '@renderer/ui/faq/FaqGroups.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';

export default function FaqList({ props }: BlockViewProps<FaqListProps>) {
  const { title, items, firstNotSelected } = props;
  const childs = items.flatMap(({ question, answer = '' }) =>
    question ? [{ title: question, text: answer }] : [],
  );
  if (childs.length === 0 && !title) return null;
  return (
    <Section layout={props}>
      <FaqBox title={title}>
        {childs.length > 0 && (
          <FaqGroups groups={[{ groupName: '', childs }]} hideTitles {...{ firstNotSelected }} />
        )}
      </FaqBox>
    </Section>
  );
}
