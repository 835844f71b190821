import { clientRegistry } from '@generated/registry.client.ts';
import { expect, it } from 'vitest';

it('gives the blocks of the canvas what the site will give them: no values that are not shown', () => {
  const block = clientRegistry.get('actionbutton');
  const props = { type: 'storeLocator', href: '/una pagina con spazi' };
  expect(block?.fillDefaults(props)).not.toHaveProperty('href');
  expect(block?.fillDefaults({ ...props, type: 'simple' })).toMatchObject({ href: props.href });
});
