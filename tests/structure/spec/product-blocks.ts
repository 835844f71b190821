import { any, type BlockSpec, bool, oneOf, under } from './field-spec.ts';

/** How "none" is stored. */
const NONE = '';
const TARGETS = ['_self', '_blank'];
const BUTTON_TYPES = ['salesPoint', 'salesPointCall', 'scrivici', 'tichiamiamonoi', 'customLink'];
const BILLING = ['una tantum', 'mese', 'minuto'];
const CAMPAIGNS =
  'commerciale luce gas assicurazione clientiBusiness vas riscaldamento fotovoltaico condizionatori wallbox contatti puntiVendita purificatore subentroLuceGas subentroLuce subentroGas attivazioneLuceGas attivazioneLuce attivazioneGas libera';

/** What is said of blocks that sell or ask something: jobs, products, offers, forms, the sub-brand. */
export const PRODUCT_BLOCKS: Readonly<Record<string, BlockSpec>> = {
  WorkWithUsList: {
    fields: {
      title: { title: 'Titolo' },
      desc: { title: 'Testo' },
      hasSlider: { title: 'Slider', type: 'boolean' },
    },
  },
  WorkWithUsForm: {
    layout: true,
    fields: {
      title: { title: 'Titolo' },
      description: { title: 'Descrizione' },
      position: { title: 'Posizione' },
      destination: { title: 'Email destinatario' },
      destinationCC: { title: 'Email cc' },
    },
  },
  ProductPageHero: {
    fields: { darkMode: bool, ...under('', 'occhiello title disclaimer bollino images') },
  },
  ProductPageTab: {
    fields: {
      ...under('tabs[].', 'title unactiveImg unactiveImgMobile tabId'),
      'tabs[].active': bool,
    },
  },
  ProductPageTabContent: {
    fields: {
      tabId: any,
      active: bool,
      defaultTabTipologiaTariffa: {
        title: 'Tab da preselezionare',
        options: ['mono', 'bio'],
        labels: { mono: 'Monoraria', bio: 'A fasce' },
        default: 'mono',
      },
      'productIds[].productId': any,
    },
  },
  ProductPageCards: {
    fields: {
      ...under('', 'tabId title backgroundShape'),
      active: bool,
      ...under('cards[].', 'title text link linkLabel icon img'),
    },
  },
  ProductPageInfoCards: {
    fields: {
      ...under('', 'title text link linkLabel salesPointCallText icon background'),
      buttonType: oneOf(BUTTON_TYPES),
    },
  },
  ProductPageRows: {
    fields: {
      ...under('cards[].', 'title text icon img'),
      'cards[].position': oneOf(['left', 'center', 'right']),
    },
  },
  FiberDetails: {
    fields: {
      ...under('', 'title copy image'),
      ...under('cards[].', 'title text link linkLabel img'),
      'cards[].icon': { default: 'Gas' },
      'cards[].imgGeneral': { default: '/illustrations/calendario.svg' },
    },
  },
  BannerSection: {
    fields: {
      ...under('', 'title text link linkLabel salesPointCallText background'),
      buttonType: oneOf(BUTTON_TYPES),
    },
  },
  Plans: {
    fields: {
      copy: any,
      ...under('plans[].', 'title isCustomer tabId'),
      ...under(
        'plans[].content[].',
        'topText label title subtitle basePrice discountedBasePrice basePriceNote modemPrice discountedModemPrice activationFee discountedActivationFee disclaimerText planInfoNote',
      ),
      'plans[].content[].outline': bool,
      'plans[].content[].modemIncluded': bool,
      'plans[].content[].activeIcons[].type': oneOf(['gas', 'luce', 'fibra', 'plus']),
      'plans[].content[].modemBillingType': oneOf(['', ...BILLING]),
      'plans[].content[].activationBillingType': oneOf(['', ...BILLING]),
      'plans[].content[].additionalServices[].icon': oneOf(['Telephone', NONE]),
      ...under('plans[].content[].additionalServices[].', 'title copy'),
      'plans[].content[].listInfoPlan[].title': any,
      ...under('plans[].content[].listInfoPlan[].items[].', 'title price'),
      'plans[].content[].listInfoPlan[].items[].billingType': oneOf(['', ...BILLING]),
    },
  },
  Resources: {
    fields: {
      title: any,
      ...under('resources[].', 'href text'),
      'resources[].target': oneOf(TARGETS, '_self'),
    },
  },
  BannerPromo: {
    fields: { wrapped: bool, campagna: oneOf(CAMPAIGNS.split(' '), 'commerciale') },
  },
  ConfiguratorEntryPoint: {
    fields: {
      'tooltips[].id': {
        options: [4, 1, 2, 3],
        labels: {
          4: 'CAMBIO FORNITORE',
          1: 'NUOVA ATTIVAZIONE',
          2: 'VOLTURA',
          3: 'SUBENTRO',
        },
      },
      ...under('tooltips[].', 'title text'),
    },
  },
  OffersFormBusiness: {
    fields: {
      'tooltips[].id': {
        options: [6, 5, 7],
        labels: { 6: 'CAMBIO FORNITORE', 5: 'NUOVA ATTIVAZIONE', 7: 'SUBENTRO' },
      },
    },
  },
  StoreLocator: { fields: { ...under('', 'title text'), 'list[].name': any } },
  ProductCard: { fields: { mobileOnly: bool, slugUrl: any } },
  SalesPointList: { fields: { serviceInfo: any } },
  ListOfAggregators: { fields: { tassonomia: any } },
  FormChiamateSospette: {
    fields: {
      title: { title: 'Titolo Indicazioni' },
      content: { title: 'Contenuto Indicazioni' },
      titleWarning: { title: 'Titolo Avvertenze' },
      contentWarning: { title: 'Contenuto Avvertenze' },
    },
  },
  'Form{Assistant}': {
    fields: {
      legalNote: any,
      thankMessage: { default: 'Messaggio inviato correttamente' },
      formEndpoint: any,
    },
  },
  FormPmi: { fields: { recipients: any } },
  CallMeBackNew: { fields: { wrapped: bool } },
  '{Brand}Products': {
    fields: {
      ...under(
        'products[].',
        'smallImgHeight image inverted title offer price totalPrice anchor buttonHref buttonLabel buttonColor buttonHrefExtra buttonLabelExtra buttonColorExtra',
      ),
      'products[].paymentList[].text': any,
      ...under('anchorItems[].', 'hash image name'),
    },
  },
  '{Brand}Form': {
    fields: under(
      '',
      'legalNotes formTitle formText formEndpoint formLegalNotes subject thankMessage',
    ),
  },
  '{Brand}pediaArticles': { fields: { articles: { maxItems: 6 } } },
  '{Brand}pediaArticlesHome': { fields: { articles: { maxItems: 6 } } },
};
