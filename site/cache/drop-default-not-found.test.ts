import { expect, it } from 'vitest';
import notFound from './drop-default-not-found.cjs';

const page = (fallback: string) =>
  `<script>self.__next_f.push([1,"0:{\\"template\\":1,\\"notFound\\":${fallback},\\"forbidden\\":\\"$undefined\\"}"])</script>`;

it('takes out the framework’s 404 page and nothing else', () => {
  const title =
    '[\\"$\\",\\"title\\",null,{\\"children\\":\\"404: This page could not be found.\\"}]';
  const fallback = `[[${title},[\\"$\\",\\"div\\",null,{\\"children\\":[1]}]],[]]`;
  expect(notFound.dropDefaultNotFound(page(fallback))).toBe(page('\\"$undefined\\"'));
});

it('leaves the site’s own', () => {
  const own = page('[[[\\"$\\",\\"main\\",null,{\\"children\\":\\"404\\"}]],[]]');
  expect(notFound.dropDefaultNotFound(own)).toBe(own);
});
