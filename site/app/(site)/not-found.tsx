/**
 * For rooms beside the pages (preview, catalogue); what visitors see is site/page/Missing.tsx. The
 * framework sends this along with every page, as data, so it is short.
 */
export default function NotFound() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <h1>Questa pagina non c’è</h1>
      <a href="/">Vai alla home</a>
    </main>
  );
}
