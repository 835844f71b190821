// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { fileAddress } from './upload-address.ts';

it.each([
  ['a file of this site', `${location.origin}/documenti/a.pdf`, '/documenti/a.pdf'],
  [
    'an upload of the CMS',
    'https://cms.example/wp-content/uploads/a.pdf',
    '/wp-content/uploads/a.pdf',
  ],
  ['a file kept elsewhere', 'https://files.example/a.pdf', 'https://files.example/a.pdf'],
  ['what is no address', 'https://', 'https://'],
])('%s is known by what leads to it', (_what, url, address) => {
  expect(fileAddress(url)).toBe(address);
});
