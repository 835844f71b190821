/** Code of this site's own that must run before any file has come; a constant, never content. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write its quotes as entities, which scripts do not decode.
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}
