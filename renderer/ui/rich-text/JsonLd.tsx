import { escapeJson } from '../../document/serialize.ts';

/** Structured data for search engines; `<` is escaped, so that nothing can end the element. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; React would write its quotes as entities, which JSON readers do not decode.
      dangerouslySetInnerHTML={{ __html: escapeJson(JSON.stringify(data)) }}
    />
  );
}
