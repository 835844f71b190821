import type { DataLayerProps } from '@generated/types.ts';

/** Fields of each page type (spec 2.12, DataLayer). */
const FIELDS = {
  ProductPage: ['ProductID', 'ProductName', 'ProductPrice', 'bType', 'cType', 'dType'],
  cmsPage: ['PageTemplate', 'PageName', 'PageCategory'],
} as const;

/** What is said about the page: the fields of its type that are filled in. */
export function pageData(props: DataLayerProps): Record<string, string> {
  const data: Record<string, string> = { pageType: props.pageType };
  for (const field of FIELDS[props.pageType]) {
    const value = props[field];
    if (value) data[field] = value;
  }
  return data;
}
