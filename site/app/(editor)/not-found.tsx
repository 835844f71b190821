export default function NotFound() {
  return (
    <main className="editor-message">
      <h1>Indirizzo non valido</h1>
      <a href="/">Torna al sito</a>
    </main>
  );
}
