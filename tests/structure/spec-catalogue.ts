import { CONTENT_BLOCKS } from './spec/content-blocks.ts';
import type { BlockSpec } from './spec/field-spec.ts';
import { PRODUCT_BLOCKS } from './spec/product-blocks.ts';

export type { FieldSpec } from './spec/field-spec.ts';
export { DISPLAY_NAMES, IDENTIFIERS } from './spec/names.ts';

/**
 * What section 2.12 (with 3.16 and 9) of the specification says about the blocks: the oracle the
 * schemas are held against. Names in braces follow the configuration.
 */
export const BLOCKS: Readonly<Record<string, BlockSpec>> = { ...CONTENT_BLOCKS, ...PRODUCT_BLOCKS };
