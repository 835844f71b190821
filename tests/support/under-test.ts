/** A running product, as the browser tests know it. */
export interface UnderTest {
  origin: string;
  user: string;
  password: string;
  dataDir: string;
}

const VARIABLE = 'TEST_PRODUCTS';

/** Tells the workers which products run: one for each. */
export function announce(products: readonly UnderTest[]): void {
  process.env[VARIABLE] = JSON.stringify(products);
}

/** This worker's own product: no other worker changes its content. */
export function underTest(): UnderTest {
  const products = JSON.parse(process.env[VARIABLE] ?? '[]') as UnderTest[];
  const product = products[Number(process.env.TEST_PARALLEL_INDEX ?? 0)];
  if (!product) throw new Error('No product runs: run through `npm test` or playwright.');
  return product;
}

export const origin = (): string => underTest().origin;
