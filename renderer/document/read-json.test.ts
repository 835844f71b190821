import { describe, expect, it } from 'vitest';
import { MAX_NESTING } from './limits.ts';
import { parseDocument } from './parse.ts';
import { forbiddenKeys } from './read-json.ts';
import { serializeDocument } from './serialize.ts';
import { validateJson } from './validate.ts';

/** A page of which one value is nested in so many objects. */
const nested = (levels: number) => {
  const value = `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
  return `{"nodes":{"root":{"id":"root","component":"root","props":{"deep":${value}},"childIds":[]}}}`;
};

/** Levels of the page around the value: itself, nodes, root, props. */
const AROUND = 4;

describe('nesting', () => {
  it('is refused beyond its cap, at once however deep it is', () => {
    const [finding, ...others] = validateJson(nested(200_000));
    expect(finding).toMatchObject({ rule: 'document', message: expect.stringContaining('500') });
    expect(others).toEqual([]);
    expect(() => parseDocument(nested(MAX_NESTING - AROUND + 1))).toThrow(/annidati/);
  });

  it('is read and written again up to its cap', () => {
    const json = nested(MAX_NESTING - AROUND);
    expect(validateJson(json)).toEqual([]);
    expect(serializeDocument(parseDocument(json))).toContain(json.slice(10, -3));
  });
});

describe('forbidden keys', () => {
  it('are found in objects and lists, none below another', () => {
    const value = JSON.parse(
      '{"a":[1,{"__proto__":{"constructor":1}}],"prototype":1,"b":{"c~/d":{"constructor":2}}}',
    );
    expect(forbiddenKeys(value)).toEqual(['/a/1/__proto__', '/b/c~0~1d/constructor', '/prototype']);
  });

  it('are found in time that grows with the text alone, also in what no reading has capped', () => {
    const value = JSON.parse(`${'[{"a":'.repeat(100_000)}1${'}]'.repeat(100_000)}`);
    const started = performance.now();
    expect(forbiddenKeys(value)).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('are not all listed where there are very many', () => {
    const many = JSON.parse(`[${Array(5_000).fill('{"__proto__":1}').join()}]`);
    expect(forbiddenKeys(many)).toHaveLength(100);
  });
});
