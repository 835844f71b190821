import type { FieldDefinition } from './definition.ts';

/**
 * A label of which some words may be a link, such as the notice one agrees to. It opens in a window
 * of its own: what was typed stays.
 */
export function LabelText({ text, link }: { text: string; link: FieldDefinition['link'] }) {
  const start = link ? text.indexOf(link.text) : -1;
  if (!link || start < 0) return text;
  return (
    <>
      {text.slice(0, start)}
      <a href={link.href} target="_blank" rel="noopener">
        {link.text}
        <span className="visually-hidden"> (si apre in una nuova finestra)</span>
      </a>
      {text.slice(start + link.text.length)}
    </>
  );
}
