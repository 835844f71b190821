/**
 * For the preview, beside the pages: standing above them it would be sent along with every page.
 * What visitors see is Missing.tsx.
 */
export default function NotFound() {
  return (
    <main id="contenuto" tabIndex={-1}>
      <h1>Questa pagina non c’è</h1>
      <a href="/">Vai alla home</a>
    </main>
  );
}
