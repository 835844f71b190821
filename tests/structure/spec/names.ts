/** What the specification calls its blocks. Names in braces follow the configuration. */
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
