import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

it('leads to each wrong field by a few words, also to what one agrees to', () => {
  const missing = { type: 'required', message: 'Richiesto' };
  const markup = renderToStaticMarkup(
    <ErrorSummary
      definition={formDefinitions.callmeback}
      errors={{ name: missing, privacy: missing }}
      idOf={(field) => `n-${field}`}
    />,
  );
  expect(markup).toContain('<a href="#n-name">Nome e cognome</a>: Richiesto');
  expect(markup).toContain('<a href="#n-privacy">Ho letto l’informativa privacy</a>: Richiesto');
});
