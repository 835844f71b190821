'use client';
import type { CSSProperties } from 'react';

/**
 * What stands where a page broke down in the browser, instead of the framework's own page in
 * English. Style sheets may have gone with the page: it looks like that of a server in trouble
 * (site/server/error-page.ts) without any.
 */
export default function GlobalError() {
  return (
    <html lang="it">
      <body style={PAGE}>
        <h1 style={{ margin: 0 }}>La pagina si è interrotta</h1>
        <p style={TEXT}>
          Di solito basta ricaricarla. Se stavi modificando una pagina, le modifiche sono conservate
          in questo browser: l’editor te le propone di nuovo.
        </p>
        <p style={TEXT}>
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address leads to where one is. */}
          <a href="" style={LINK}>
            Ricarica la pagina
          </a>{' '}
          oppure{' '}
          <a href="/" style={LINK}>
            vai alla home
          </a>
        </p>
      </body>
    </html>
  );
}

const PAGE: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  minHeight: '100vh',
  boxSizing: 'border-box',
  margin: 0,
  padding: 24,
  background: '#fff',
  color: '#2a1140',
  fontFamily: 'system-ui, sans-serif',
  textAlign: 'center',
};
const TEXT: CSSProperties = { maxWidth: '46ch', margin: 0, lineHeight: 1.6 };
const LINK: CSSProperties = { color: '#7e2889', fontWeight: 600 };
