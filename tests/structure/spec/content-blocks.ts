import { any, type BlockSpec, bool, type FieldSpec, on, oneOf, under } from './field-spec.ts';

/** How "none" is stored. */
const NONE = '';
const TARGETS = ['_self', '_blank'];
const NUMBERS = Array.from({ length: 15 }, (_, index) => index + 1);
const HOT_POINTS = NUMBERS.flatMap((n) => [`hotPointData${n}Luce`, `hotPointData${n}Gas`]);
const BILL_GROUPS =
  'selfReading billInfo paymentMethod expenseSummary contacts identityBar consumptionDetails supplyProperties otherCharges penalty recalculations bullet12 bullet13 bullet14';

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

/** What is said of blocks that tell something: heroes, lists, sections, documents, bills. */
export const CONTENT_BLOCKS: Readonly<Record<string, BlockSpec>> = {
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
};
