import { displayName, folderName } from './names.ts';

/** A new block's files by path: a working start, not a form to fill in. */
export function newBlockFiles(component: string): Map<string, string> {
  const name = folderName(component);
  const schemas = `schemas/blocks/${name}`;
  const blocks = `renderer/blocks/${name}`;
  return new Map([
    [`${schemas}/schema.json`, json(schema(component, name))],
    ...Object.entries(examples(component)).map(([example, content]): [string, string] => [
      `${schemas}/examples/${example}.json`,
      json(content),
    ]),
    [`${blocks}/${component}.tsx`, view(component)],
    [`${blocks}/${component}.module.css`, STYLES],
  ]);
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function schema(component: string, name: string) {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `blocks/${name}`,
    type: 'object',
    'x-component': component,
    'x-display-name': displayName(component),
    // The name that editors read: in Italian.
    'x-label': displayName(component),
    'x-group': 'Testi',
    'x-help': 'Titolo e testo.',
    'x-layout': true,
    properties: {
      title: { type: 'string', title: 'Titolo', default: 'Titolo della sezione', 'x-inline': true },
      text: { $ref: '../../shared/rich-text.json' },
    },
  };
}

function examples(component: string) {
  const title = displayName(component);
  return {
    minimal: { title: 'Minimo', props: { title } },
    typical: {
      title: 'Tipico',
      props: {
        title,
        text: '<p>Un testo breve che spiega cosa trova chi legge.</p>',
        paddingTop: '80px',
      },
    },
    hostile: {
      title: 'Al limite',
      props: {
        title: `${'Unaparolamoltolungasenzaspazi'.repeat(4)} <script>alert(1)</script> & «virgolette»`,
        text: `<p>${'Testo lunghissimo. '.repeat(60)}</p><script>alert(1)</script><p onclick="alert(1)">Fine</p>`,
      },
    },
  };
}

function view(component: string): string {
  return `import type { ${component}Props } from '@generated/types.ts';
import type { BlockViewProps } from '@renderer/contract.ts';
import { RichText } from '@renderer/ui/rich-text/RichText.tsx';
import { Section } from '@renderer/ui/section/Section.tsx';
import styles from './${component}.module.css';

export default function ${component}({ props }: BlockViewProps<${component}Props>) {
  return (
    <Section layout={props}>
      <div className={styles.box}>
        {props.title && <h2>{props.title}</h2>}
        {props.text && <RichText html={props.text} />}
      </div>
    </Section>
  );
}
`;
}

const STYLES = `.box {
  display: grid;
  gap: 16px;
  max-width: 68ch;
}

.box h2 {
  margin: 0;
  overflow-wrap: anywhere;
}
`;
