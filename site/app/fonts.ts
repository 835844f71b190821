import localFont from 'next/font/local';

/** The one typeface of site and builder, served from this origin. */
export const sans = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  // A font that comes late would move what is already being read.
  display: 'optional',
  variable: '--font-sans',
});
