import type { DataLayerProps } from '@generated/types.ts';
import { describe, expect, it } from 'vitest';
import { pageData } from './page-data.ts';

const props: DataLayerProps = {
  pageType: 'cmsPage',
  ProductID: 'L-24',
  bType: 'Private',
  PageTemplate: 'category',
  PageName: '',
  PageCategory: 'luce',
};

describe('pageData', () => {
  it('says the filled fields of a CMS page only', () => {
    expect(pageData(props)).toEqual({
      pageType: 'cmsPage',
      PageTemplate: 'category',
      PageCategory: 'luce',
    });
  });

  it('says those of a product on a product page', () => {
    expect(pageData({ ...props, pageType: 'ProductPage' })).toEqual({
      pageType: 'ProductPage',
      ProductID: 'L-24',
      bType: 'Private',
    });
  });
});
