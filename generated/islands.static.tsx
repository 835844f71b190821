// Written by `npm run generate` from schemas/. Do not edit.
export {};
