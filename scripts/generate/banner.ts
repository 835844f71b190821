/** First line of every generated file that can carry a comment. */
export const BANNER = '// Written by `npm run generate` from schemas/. Do not edit.\n';
