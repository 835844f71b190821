/**
 * What section 2.12 (with 3.16 and 9) of the specification says about the blocks: the oracle the
 * schemas are held against. Names in braces follow the configuration.
 */
export interface FieldSpec {
  /** Italian label, where the specification gives it. */
  title?: string;
  default?: unknown;
  /** Every value on offer, in any order. */
  options?: readonly (string | number)[];
  /** Labels of options, by value. */
  labels?: Readonly<Record<string, string>>;
  min?: number;
  max?: number;
  maxItems?: number;
  type?: string;
}

export interface BlockSpec {
  displayName?: string;
  /** Fields by path; `list[].field` is a field of a repeater's items. */
  fields?: Readonly<Record<string, FieldSpec>>;
  /** Whether the common layout fields are named for the block. */
  layout?: boolean;
}

const NAMES = `
HeroSlider HeroBanner HeroBlob HeroImage DataLayer MgmHome Iframe Codice SmallHeroBanner PageBlock
PageBlockWithBlob CardBlock LaunchBlock TextBlock Image Gallery MultipleLaunchBlock
MultipleLaunchBlockHome Faq FaqList FaqDynamic FiberDetails SectionTitle SectionTitleCanvas
SectionPhone ContentPrizeBlock SectionDownloadApp SectionCustomerArea SectionText DownloadList
DownloadAccordion ListOfIcons IconsGrid ListOfIconsCTA CheckboxList ConfiguratorEntryPoint
ActionButton StoreLocator OffersForm OffersFormBusiness ProductPageCTA CallMeBack CallMeBackPage
SectionHighlights AdvantagesSlider EventInfo BannerPromo ListOfRegulations Form{Assistant} FormPmi
BannerCarousel CenteredLinks VideoPlayer NewsEvents NewsEventsHome ProductCard ArchiveList
ArchiveCalendarList DoubleIcon InfographicList StaticBlob Mission TextImgRoundedBorders
GuidaBolletta GuidaBollettaNew SponsorSlider Separator PressReleaseList SectionAbstract
SectionSteps AbsoluteBlob SalesPointList CardSlider ListWithRoundImg ListWithRoundImgPMI
{Brand}ParagraphWithIcons {Brand}Products {Brand}Box {Brand}Form {Brand}pediaArticles
{Brand}pediaArticlesHome WorkWithUsTitle WorkWithUsList WorkWithUsForm WorkWithUsBlockList
pageOffers ProductPageHero ProductPageTab ProductPageCards ProductPageInfoCards
ProductPageTabContent ProductPageRows Recensioni FaqPremium DocumentsPremium ListOfAggregators
AdvMultipleLaunchBlockHome AdvMultipleLaunchBlockFeatured AdvListIconsBlock FormChiamateSospette
HeroPage BannerSection Plans Resources CallMeBackNew
`;

/** Every component identifier of the catalogue. */
export const IDENTIFIERS: readonly string[] = NAMES.trim().split(/\s+/);

/** Display names listed in 2.12, as a catalogue reader must find them. */
export const DISPLAY_NAMES: readonly string[] = `
Tasto Gradiente|Advantages slider|Illustration and bullet list|Checkbox list
Configurator entry point|Contest prize box|Download list|DataLayer|Member-get-member home|Iframe
Advanced iframe|Download accordion|Event info|FAQ section|FAQ list|FAQ page with filters
Hero banner|Hero blob|Normative|Preview grid|Page block|Contact/offer CTA|Download the app box
Highlights grid|Icons and CTA grid|Toll-free number box|Section text|Section title
Section title canvas|Small hero banner|Text block|Virtual-assistant form|PMI form|Image|Gallery
Banner list carousel|Centred links|Home preview grid (sales point or launch block)|Home hero slider|Video player
News and events|News and events home|List of icons|Aggregator list|About-us icon list
Infographic list|Static blob section|Mission list|About-us text and image|Bill guidelines
Bill guidelines new|Customer area box|Sponsor logo slider|Icons grid|Separator
Press release list|Hero image|Page block with blob
Title and text block with alternative layout|Section steps|Absolute blob|Card slider
List with round image|PMI products block|Sub-brand paragraph with icons|Sub-brand products
Sub-brand box|Sub-brand form|Glossary articles|Glossary articles home|Work-with-us title
Work-with-us list|Product page hero|Product page cards|Product page info cards
Product page rows|Reviews|Premium FAQ|Premium documents|Home cards grid
Home featured cards grid|Icons list block|Hero page|Form candidatura|Form Chiamate Sospette
`
  .trim()
  .split(/[|\n]/);

const any: FieldSpec = {};
const bool: FieldSpec = { type: 'boolean' };
const on: FieldSpec = { type: 'boolean', default: true };
const oneOf = (options: readonly (string | number)[], fallback?: unknown): FieldSpec =>
  fallback === undefined ? { options } : { options, default: fallback };
/** The same fields under one path. */
const under = (path: string, names: string): Record<string, FieldSpec> =>
  Object.fromEntries(names.split(' ').map((name) => [`${path}${name}`, any]));

/** How "none" is stored. */
const NONE = '';
const TARGETS = ['_self', '_blank'];
const BUTTON_TYPES = ['salesPoint', 'salesPointCall', 'scrivici', 'tichiamiamonoi', 'customLink'];
const BILLING = ['una tantum', 'mese', 'minuto'];
const NUMBERS = Array.from({ length: 15 }, (_, index) => index + 1);
const HOT_POINTS = NUMBERS.flatMap((n) => [`hotPointData${n}Luce`, `hotPointData${n}Gas`]);
const BILL_GROUPS =
  'selfReading billInfo paymentMethod expenseSummary contacts identityBar consumptionDetails supplyProperties otherCharges penalty recalculations bullet12 bullet13 bullet14';
const CAMPAIGNS =
  'commerciale luce gas assicurazione clientiBusiness vas riscaldamento fotovoltaico condizionatori wallbox contatti puntiVendita purificatore subentroLuceGas subentroLuce subentroGas attivazioneLuceGas attivazioneLuce attivazioneGas libera';

const HERO: Readonly<Record<string, FieldSpec>> = {
  titleColor: oneOf(['darkText', 'lightText'], 'lightText'),
  titleAlign: oneOf(['center', 'bottom']),
  socialShare: bool,
};
const PALETTE: Readonly<Record<string, string>> = {
  '#F49593': 'Rosa',
  '#F7BF28': 'Giallo',
  '#E81C69': 'Fucsia',
  '#F09724': 'Arancione',
  '#1587C8': 'Blu',
  '#7E2889': 'Viola',
  '#6EC18A': 'Verde',
};
const gradient = (fallback: string): FieldSpec => ({
  options: Object.keys(PALETTE),
  labels: PALETTE,
  default: fallback,
});
const BLOB_PAIRS: Readonly<Record<string, string>> = {
  '#f49864|#f6b624': 'Arancione',
  '#7E2889|#1587C8': 'Blue',
  '#6EC18A|#0E89CA': 'Verde',
  '#6EC18A|rgba(14,137,202,1)': 'Verde PMI',
};

/** What is said of single blocks. */
export const BLOCKS: Readonly<Record<string, BlockSpec>> = {
  ActionButton: {
    fields: {
      colour: oneOf(
        ['blueViolet', 'greenBlue', 'pinkOrange', 'yellowPink', 'loginGradient'],
        'blueViolet',
      ),
      type: oneOf(['simple', 'chat', 'access', 'storeLocator'], 'simple'),
      target: oneOf(TARGETS),
    },
  },
  HeroBanner: { fields: HERO },
  SmallHeroBanner: {
    fields: { ...HERO, icon: oneOf(['Gas', 'GasPlug', 'OrionPlugWhite']) },
  },
  HeroImage: { fields: { imageSource: oneOf(['media', 'url'], 'url') } },
  HeroSlider: {
    fields: {
      autoplay: bool,
      ...under(
        'slides[].',
        'darkMode url buttonColorSwitcher title subtitle titleMobile text textMobile abstract ctaLabel ctaHref isVideo img funnelActive funnelTitle funnelCtaLabel imgBlock1 imgBlock2 imgBlock3 imgBlock4',
      ),
      'slides[].bgpos': oneOf(['bottom', 'top']),
      ...under('slides[].funnelOptions[].', 'icona label link active'),
    },
  },
  MultipleLaunchBlockHome: {
    fields: {
      'items[].typeCompo': oneOf(['sales-point', 'launch-block']),
      ...under('items[].', 'full title text img list ctaHref ctaLabel'),
      'items[].triangleOrientation': oneOf(['vertical', 'horizontal']),
      'items[].triangleType': oneOf(['bottom-left', 'bottom-right', 'top-left', 'top-right']),
      'items[].listItems[].label': any,
      'items[].listItems[].icon': oneOf([
        'NewActivation',
        'ContractTransfer',
        'Subenter',
        'SupplierChange',
        'Assistance',
        'VasHome',
      ]),
    },
  },
  SectionHighlights: {
    fields: {
      columns: { min: 1, max: 4, default: 2 },
      'items[].icon': { default: 'Gas' },
      'items[].img': { default: '/illustrations/calendario-bimestrale.svg' },
    },
  },
  ListOfIconsCTA: {
    fields: {
      'items[].ctaType': oneOf(
        ['accedi', 'scarica', 'recall', 'storelocator', 'green', 'chat', 'link'],
        'accedi',
      ),
    },
  },
  IconsGrid: {
    fields: {
      ...under('items[].', 'img title text'),
      'items[].icon': oneOf(
        'VipAccount Store Pointer Ticket CallCenter MessageReceived MessageSent Accesso AcquistoDiretto Cashback CompareOnLine Coupon'.split(
          ' ',
        ),
      ),
    },
  },
  ListOfIcons: {
    fields: { 'items[].icon': oneOf(['Iban', 'Id', 'Bill', 'OrionDownload', NONE]) },
  },
  DoubleIcon: {
    fields: {
      ...under('items[].', 'smallText bigText'),
      'items[].icon': oneOf('Clients Graph Gas OrionPlug Iban Id Bill OrionDownload'.split(' ')),
    },
  },
  Mission: {
    fields: {
      ...under('items[].', 'title text startColor stopColor'),
      'items[].icon': oneOf(['Award', 'Speaker', 'Magnifier', 'BlueGreenLeaf']),
    },
  },
  InfographicList: {
    fields: {
      ...under('items[].', 'startColor stopColor percentage number string caption'),
      'items[].separator': oneOf(['.', ',', NONE]),
    },
  },
  StaticBlob: { fields: { color: oneOf(['red', 'green', 'blue']) } },
  AbsoluteBlob: {
    fields: {
      width: { default: 360 },
      height: { default: 360 },
      padding: { default: 60 },
      strength: { default: 30 },
      gradientRotation: { default: -45 },
      points: { default: 20 },
      startColor: gradient('#1587C8'),
      stopColor: gradient('#7E2889'),
      position: { default: 'initial' },
    },
  },
  PageBlockWithBlob: {
    fields: { blobColours: { options: Object.keys(BLOB_PAIRS), labels: BLOB_PAIRS } },
  },
  Image: {
    fields: {
      width: { default: 930 },
      className: oneOf([
        'image-mobile',
        'image-tablet',
        'image-small-desktop',
        'image-low-definition-desktop',
        'image-hd-desktop',
      ]),
      link: any,
    },
  },
  Gallery: {
    fields: {
      galleryHeight: any,
      'slides[].img': any,
      'slides[].backgroundSize': oneOf(['contain', 'cover']),
    },
  },
  BannerCarousel: { fields: under('items[].', 'img darkColor title paragraph') },
  CenteredLinks: { fields: under('items[].', 'img link target') },
  VideoPlayer: { fields: { videoCode: any } },
  SponsorSlider: { fields: { title: any, images: any } },
  CardBlock: { fields: under('', 'title text img imgMobile ctaHref ctaLabel') },
  Faq: {
    fields: {
      ...{ anchors: bool, hideTitles: bool, firstNotSelected: bool },
      ...under('groups[].', 'groupName'),
      ...under('groups[].childs[].', 'title text'),
    },
  },
  FaqList: { fields: { firstNotSelected: bool, ...under('items[].', 'question answer') } },
  FaqDynamic: { fields: { anchors: bool, hideTitles: bool, firstNotSelected: bool } },
  FaqPremium: { fields: { title: any, link: any, ...under('faqs[].', 'open title text') } },
  ListOfRegulations: { fields: { ctaLabel: { default: 'Scopri di più' } } },
  DownloadAccordion: {
    fields: { 'groups[].groupName': any, ...under('groups[].childs[].', 'label href') },
  },
  ArchiveCalendarList: {
    fields: {
      title: { default: "CALENDARIO DELL'AUTOLETTURA" },
      ctaLabel: { default: 'scopri di più' },
    },
  },
  DocumentsPremium: {
    fields: {
      'items[].icon': oneOf(['pdf', 'image', 'zip']),
      ...under('items[].', 'title peso url'),
      'disclaimers[].text': any,
    },
  },
  NewsEvents: { fields: { title: { default: 'NEWS ED EVENTI' } } },
  PressReleaseList: {
    fields: {
      ...under('items[].', 'date title text'),
      ...under('items[].download.', 'label href'),
    },
  },
  SectionCustomerArea: {
    fields: {
      ...under('', 'title ctaLabel ctaUrl advantages trackingId'),
      ctaLoginModalTrigger: on,
    },
  },
  SectionSteps: {
    fields: { ...under('', 'smallText title trackingId'), ...under('cta.', 'label url target') },
  },
  ProductPageCTA: {
    fields: {
      subscribeVisible: bool,
      ...under('', 'subscribeLabel discountString_up discountString_down'),
    },
  },
  DataLayer: {
    fields: {
      pageType: oneOf(['ProductPage', 'cmsPage']),
      ...under('', 'ProductID ProductName ProductPrice PageName PageCategory'),
      bType: oneOf(['Private', 'Business']),
      cType: oneOf(['Dual', 'Ele', 'Gas']),
      dType: oneOf(['Mono', 'Bio']),
      PageTemplate: { default: 'category' },
    },
  },
  MgmHome: { fields: under('', 'Script uid') },
  Iframe: { fields: under('', 'Title Url') },
  Codice: { fields: under('', 'Title Code') },
  Recensioni: { fields: under('', 'title code') },
  GuidaBolletta: {
    fields: {
      ...under('itemsBollettaluce[].', 'titlePage href alt'),
      ...under('itemsBollettaGas[].', 'titlePage href alt'),
      ...Object.fromEntries(
        BILL_GROUPS.split(' ').flatMap((name) => [
          [`${name}.title`, any],
          [`${name}.text`, any],
        ]),
      ),
    },
  },
  GuidaBollettaNew: {
    fields: Object.fromEntries(
      HOT_POINTS.flatMap((name) => [
        [`${name}.title`, any],
        [`${name}.text`, any],
      ]),
    ),
  },
  WorkWithUsTitle: { fields: under('', 'title place image') },
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
