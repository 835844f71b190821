import { expect, it } from 'vitest';
import { editor } from '../support/wordpress-with-editor.ts';

const used = async (text: string) => {
  const answer = await editor.rest('GET', `/msr/v1/where-used?text=${encodeURIComponent(text)}`);
  return (await answer.json()) as object[];
};

it('a text is found in the fields of WordPress, too, and says where they are changed', async () => {
  expect(await used('Energia "verde"')).toMatchObject([
    {
      ...{ path: '/offerte/luce/luce-casa', count: 1, nodes: [] },
      fields: [{ field: expect.stringMatching(/ › n\. 2 › /), text: 'Energia "verde" \\ 100%' }],
      edit: expect.stringContaining('post.php?post='),
    },
  ]);
});
