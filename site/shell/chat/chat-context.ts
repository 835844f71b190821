/** The chat of a page: what the widget is told (spec 2.9). */
export interface ChatContext {
  context: 'homepage' | 'scheda_fibra' | 'scheda_prodotti';
  /** Id of the button that opens it; empty where the widget brings its own. */
  buttonId: '' | 'widget-button';
  configRef?: 'telco';
  cluConfigKey?: 'scheda_fibra';
}

const PRODUCT: ChatContext = { context: 'scheda_prodotti', buttonId: 'widget-button' };

/** The chat context of a page by visible path and template; most pages have none, and no chat. */
export function chatContext(page: {
  path: string;
  template: string;
  brand: string;
}): ChatContext | undefined {
  const { path, template, brand } = page;
  if (path === '/') return { context: 'homepage', buttonId: '' };
  if (/^page-product(\.php)?$/.test(template)) return PRODUCT;
  if (template !== 'page-tab-product') return undefined;
  if (path !== `/${brand}fibra`) return PRODUCT;
  return {
    context: 'scheda_fibra',
    buttonId: 'widget-button',
    configRef: 'telco',
    cluConfigKey: 'scheda_fibra',
  };
}
