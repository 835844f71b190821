import { EditorMessage } from '../../editor/EditorMessage.tsx';

export default function NotFound() {
  return (
    <EditorMessage
      title="Indirizzo non valido"
      ways={[
        { label: 'Apri l’editor', href: '/?pb' },
        { label: 'Torna al sito', href: '/' },
      ]}
    >
      Nessuna pagina può stare a questo indirizzo.
    </EditorMessage>
  );
}
