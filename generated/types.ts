// Written by `npm run generate` from schemas/. Do not edit.
export interface AbsoluteBlobInput {
width?: number
height?: number
padding?: number
strength?: number
gradientRotation?: number
points?: number
startColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
position?: ("initial" | "top-left" | "top-right" | "bottom-left" | "bottom-right")
seed?: number
}
export interface AbsoluteBlobProps {
width: number
height: number
padding: number
strength: number
gradientRotation: number
points: number
startColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
position: ("initial" | "top-left" | "top-right" | "bottom-left" | "bottom-right")
seed: number
}
export interface ActionButtonInput {
label?: string
colour?: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink" | "loginGradient")
type?: ("simple" | "chat" | "access" | "storeLocator")
href?: string
target?: ("_self" | "_blank")
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ActionButtonProps {
label: string
colour: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink" | "loginGradient")
type: ("simple" | "chat" | "access" | "storeLocator")
href?: string
target: ("_self" | "_blank")
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface BannerPromoInput {
campagna?: ("commerciale" | "luce" | "gas" | "assicurazione" | "clientiBusiness" | "vas" | "riscaldamento" | "fotovoltaico" | "condizionatori" | "wallbox" | "contatti" | "puntiVendita" | "purificatore" | "subentroLuceGas" | "subentroLuce" | "subentroGas" | "attivazioneLuceGas" | "attivazioneLuce" | "attivazioneGas" | "libera")
title?: string
text?: string
link?: string
linkLabel?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface BannerPromoProps {
campagna: ("commerciale" | "luce" | "gas" | "assicurazione" | "clientiBusiness" | "vas" | "riscaldamento" | "fotovoltaico" | "condizionatori" | "wallbox" | "contatti" | "puntiVendita" | "purificatore" | "subentroLuceGas" | "subentroLuce" | "subentroGas" | "attivazioneLuceGas" | "attivazioneLuce" | "attivazioneGas" | "libera")
title?: string
text?: string
link?: string
linkLabel?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface BrandBoxInput {
title?: string
text?: string
image?: string
background?: ("green" | "gradient" | "white")
buttonLabel?: string
buttonHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface BrandBoxProps {
title?: string
text?: string
image?: string
background: ("green" | "gradient" | "white")
buttonLabel?: string
buttonHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface BrandParagraphWithIconsInput {
occhiello?: string
title?: string
text?: string
items?: {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface BrandParagraphWithIconsProps {
occhiello?: string
title?: string
text?: string
items: {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface BrandProductsInput {
anchorItems?: {
hash?: string
image?: string
name?: string
}[]
products?: {
smallImgHeight?: boolean
image?: string
inverted?: boolean
title?: string
offer?: string
price?: string
totalPrice?: string
paymentList?: {
text?: string
}[]
anchor?: string
buttonHref?: string
buttonLabel?: string
buttonColor?: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
buttonHrefExtra?: string
buttonLabelExtra?: string
buttonColorExtra?: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface BrandProductsProps {
anchorItems: {
hash?: string
image?: string
name?: string
}[]
products: {
smallImgHeight: boolean
image?: string
inverted: boolean
title?: string
offer?: string
price?: string
totalPrice?: string
paymentList: {
text?: string
}[]
anchor?: string
buttonHref?: string
buttonLabel?: string
buttonColor: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
buttonHrefExtra?: string
buttonLabelExtra?: string
buttonColorExtra: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface CodiceInput {
Title?: string
Code?: string
height?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface CodiceProps {
Title?: string
Code?: string
height: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ConfiguratorEntryPointInput {
title?: string
text?: string
utilityQuestion?: string
needQuestion?: string
tooltips?: {
id?: (4 | 1 | 2 | 3)
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ConfiguratorEntryPointProps {
title: string
text?: string
utilityQuestion: string
needQuestion: string
tooltips: {
id?: (4 | 1 | 2 | 3)
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface FaqInput {
title?: string
groups?: {
groupName?: string
childs?: {
title: string
text: string
}[]
}[]
anchors?: boolean
hideTitles?: boolean
firstNotSelected?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface FaqProps {
title: string
groups: {
groupName?: string
childs: {
title: string
text: string
}[]
}[]
anchors: boolean
hideTitles: boolean
firstNotSelected: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface FiberDetailsInput {
title?: string
copy?: string
image?: string
cards?: {
title?: string
text?: string
link?: string
linkLabel?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: ("/illustrations/modem.svg" | "/illustrations/fibra.svg" | "/illustrations/ip-statico.svg" | "/illustrations/fibra-voce.svg" | "/illustrations/voce.svg" | "/illustrations/streaming.svg" | "/illustrations/stabilita.svg")
imgGeneral?: ("/illustrations/calendario.svg" | "/illustrations/casa.svg" | "/illustrations/bolletta.svg" | "/illustrations/assistenza.svg")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface FiberDetailsProps {
title?: string
copy?: string
image?: string
cards: {
title?: string
text?: string
link?: string
linkLabel?: string
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: ("/illustrations/modem.svg" | "/illustrations/fibra.svg" | "/illustrations/ip-statico.svg" | "/illustrations/fibra-voce.svg" | "/illustrations/voce.svg" | "/illustrations/streaming.svg" | "/illustrations/stabilita.svg")
imgGeneral: ("/illustrations/calendario.svg" | "/illustrations/casa.svg" | "/illustrations/bolletta.svg" | "/illustrations/assistenza.svg")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface HeroSliderInput {
autoplay?: boolean
/**
 * @minItems 1
 */
slides?: [{
darkMode?: boolean
url?: string
buttonColorSwitcher?: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
title?: string
subtitle?: string
titleMobile?: string
text?: string
textMobile?: string
abstract?: string
ctaLabel?: string
ctaHref?: string
bgpos?: ("bottom" | "top")
isVideo?: boolean
img?: string[]
funnelActive?: boolean
funnelTitle?: string
funnelCtaLabel?: string
funnelOptions?: {
icona?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
label?: string
link?: string
active?: boolean
}[]
imgBlock1?: string
imgBlock2?: string
imgBlock3?: string
imgBlock4?: string
}, ...({
darkMode?: boolean
url?: string
buttonColorSwitcher?: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
title?: string
subtitle?: string
titleMobile?: string
text?: string
textMobile?: string
abstract?: string
ctaLabel?: string
ctaHref?: string
bgpos?: ("bottom" | "top")
isVideo?: boolean
img?: string[]
funnelActive?: boolean
funnelTitle?: string
funnelCtaLabel?: string
funnelOptions?: {
icona?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
label?: string
link?: string
active?: boolean
}[]
imgBlock1?: string
imgBlock2?: string
imgBlock3?: string
imgBlock4?: string
})[]]
}
export interface HeroSliderProps {
autoplay: boolean
/**
 * @minItems 1
 */
slides: [{
darkMode: boolean
url?: string
buttonColorSwitcher: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
title?: string
subtitle?: string
titleMobile?: string
text?: string
textMobile?: string
abstract?: string
ctaLabel: string
ctaHref?: string
bgpos: ("bottom" | "top")
isVideo: boolean
img: string[]
funnelActive: boolean
funnelTitle?: string
funnelCtaLabel: string
funnelOptions: {
icona: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
label?: string
link?: string
active: boolean
}[]
imgBlock1?: string
imgBlock2?: string
imgBlock3?: string
imgBlock4?: string
}, ...({
darkMode: boolean
url?: string
buttonColorSwitcher: ("blueViolet" | "greenBlue" | "pinkOrange" | "yellowPink")
title?: string
subtitle?: string
titleMobile?: string
text?: string
textMobile?: string
abstract?: string
ctaLabel: string
ctaHref?: string
bgpos: ("bottom" | "top")
isVideo: boolean
img: string[]
funnelActive: boolean
funnelTitle?: string
funnelCtaLabel: string
funnelOptions: {
icona: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
label?: string
link?: string
active: boolean
}[]
imgBlock1?: string
imgBlock2?: string
imgBlock3?: string
imgBlock4?: string
})[]]
}
export interface ImageInput {
img?: string
imgMobile?: string
alt?: string
width?: number
className?: ("image-mobile" | "image-tablet" | "image-small-desktop" | "image-low-definition-desktop" | "image-hd-desktop")
link?: string
caption?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ImageProps {
img?: string
imgMobile?: string
alt?: string
width: number
className?: ("image-mobile" | "image-tablet" | "image-small-desktop" | "image-low-definition-desktop" | "image-hd-desktop")
link?: string
caption?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ListOfAggregatorsInput {
title?: string
text?: string
tassonomia?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ListOfAggregatorsProps {
title?: string
text?: string
tassonomia?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface NewsEventsInput {
title?: string
kind?: ("all" | "news" | "event")
limit?: number
linkLabel?: string
link?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface NewsEventsProps {
title: string
kind: ("all" | "news" | "event")
limit: number
linkLabel?: string
link?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface OffersFormInput {
title?: string
text?: string
/**
 * @maxItems 50
 */
offers?: {
id?: number
}[]
tassonomia?: string
tooltips?: {
id?: (4 | 1 | 2 | 3)
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface OffersFormProps {
title: string
text?: string
/**
 * @maxItems 50
 */
offers: {
id?: number
}[]
tassonomia: string
tooltips: {
id?: (4 | 1 | 2 | 3)
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface OffersFormBusinessInput {
title?: string
text?: string
/**
 * @maxItems 50
 */
offers?: {
id?: number
}[]
tassonomia?: string
tooltips?: {
id?: (6 | 5 | 7)
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface OffersFormBusinessProps {
title: string
text?: string
/**
 * @maxItems 50
 */
offers: {
id?: number
}[]
tassonomia: string
tooltips: {
id?: (6 | 5 | 7)
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface PageBlockInput {
title?: string
eyebrow?: string
text?: string
anchor?: string
background?: ("white" | "lilac" | "gradient" | "dark")
columns?: ("1" | "2" | "3" | "4")
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface PageBlockProps {
title?: string
eyebrow?: string
text?: string
anchor?: string
background: ("white" | "lilac" | "gradient" | "dark")
columns: ("1" | "2" | "3" | "4")
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface PageOffersInput {
title?: string
text?: string
/**
 * @maxItems 50
 */
offers?: {
id?: number
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface PageOffersProps {
title: string
text?: string
/**
 * @maxItems 50
 */
offers: {
id?: number
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface PlansInput {
title?: string
copy?: string
plans?: {
title?: string
isCustomer?: boolean
tabId?: string
content?: {
outline?: boolean
topText?: string
label?: string
title?: string
subtitle?: string
activeIcons?: {
type?: ("gas" | "luce" | "fibra" | "plus")
}[]
basePrice?: string
discountedBasePrice?: string
basePriceNote?: string
modemIncluded?: boolean
modemPrice?: string
discountedModemPrice?: string
modemBillingType?: ("" | "una tantum" | "mese" | "minuto")
activationFee?: string
discountedActivationFee?: string
activationBillingType?: ("" | "una tantum" | "mese" | "minuto")
additionalServices?: {
icon?: ("" | "Telephone")
title?: string
copy?: string
}[]
disclaimerText?: string
planInfoNote?: string
listInfoPlan?: {
title?: string
items?: {
title?: string
price?: string
billingType?: ("" | "una tantum" | "mese" | "minuto")
}[]
}[]
ctaLabel?: string
ctaHref?: string
}[]
}[]
storeLocatorLabel?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface PlansProps {
title?: string
copy?: string
plans: {
title?: string
isCustomer: boolean
tabId?: string
content: {
outline: boolean
topText?: string
label?: string
title?: string
subtitle?: string
activeIcons: {
type: ("gas" | "luce" | "fibra" | "plus")
}[]
basePrice?: string
discountedBasePrice?: string
basePriceNote?: string
modemIncluded: boolean
modemPrice?: string
discountedModemPrice?: string
modemBillingType: ("" | "una tantum" | "mese" | "minuto")
activationFee?: string
discountedActivationFee?: string
activationBillingType: ("" | "una tantum" | "mese" | "minuto")
additionalServices: {
icon: ("" | "Telephone")
title?: string
copy?: string
}[]
disclaimerText?: string
planInfoNote?: string
listInfoPlan: {
title?: string
items: {
title?: string
price?: string
billingType: ("" | "una tantum" | "mese" | "minuto")
}[]
}[]
ctaLabel: string
ctaHref?: string
}[]
}[]
storeLocatorLabel?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductCardInput {
mobileOnly?: boolean
slugUrl?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductCardProps {
mobileOnly: boolean
slugUrl?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageCardsInput {
tabId?: string
active?: boolean
title?: string
backgroundShape?: ("none" | "blob" | "wave")
cards?: {
title?: string
text?: string
link?: string
linkLabel?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageCardsProps {
tabId?: string
active: boolean
title?: string
backgroundShape: ("none" | "blob" | "wave")
cards: {
title?: string
text?: string
link?: string
linkLabel?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageCTAInput {
productName?: string
subscribeVisible?: boolean
subscribeLabel?: string
discountString_up?: string
discountString_down?: string
link?: string
contactLabel?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageCTAProps {
productName?: string
subscribeVisible: boolean
subscribeLabel: string
discountString_up?: string
discountString_down?: string
link?: string
contactLabel: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageHeroInput {
darkMode?: boolean
occhiello?: string
title?: string
disclaimer?: string
bollino?: string
/**
 * @maxItems 3
 */
images?: []|[string]|[string, string]|[string, string, string]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageHeroProps {
darkMode: boolean
occhiello?: string
title?: string
disclaimer?: string
bollino?: string
/**
 * @maxItems 3
 */
images: []|[string]|[string, string]|[string, string, string]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageInfoCardsInput {
title?: string
text?: string
buttonType?: ("salesPoint" | "salesPointCall" | "scrivici" | "tichiamiamonoi" | "customLink")
link?: string
linkLabel?: string
salesPointCallText?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
background?: ("white" | "lilac" | "gradient" | "dark")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageInfoCardsProps {
title?: string
text?: string
buttonType: ("salesPoint" | "salesPointCall" | "scrivici" | "tichiamiamonoi" | "customLink")
link?: string
linkLabel?: string
salesPointCallText?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
background: ("white" | "lilac" | "gradient" | "dark")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageRowsInput {
cards?: {
title?: string
text?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: string
position?: ("left" | "center" | "right")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageRowsProps {
cards: {
title?: string
text?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: string
position: ("left" | "center" | "right")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageTabInput {
title?: string
tabs?: {
title: string
active?: boolean
unactiveImg?: string
unactiveImgMobile?: string
tabId: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageTabProps {
title?: string
tabs: {
title: string
active: boolean
unactiveImg?: string
unactiveImgMobile?: string
tabId: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface ProductPageTabContentInput {
tabId?: string
active?: boolean
defaultTabTipologiaTariffa?: ("mono" | "bio")
productIds?: {
productId?: string
}[]
}
export interface ProductPageTabContentProps {
tabId?: string
active: boolean
defaultTabTipologiaTariffa: ("mono" | "bio")
productIds: {
productId?: string
}[]
}
export interface SalesPointListInput {
title?: string
text?: string
serviceInfo?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface SalesPointListProps {
title: string
text?: string
serviceInfo: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface SectionStepsInput {
brandFlag?: boolean
smallText?: string
title?: string
steps?: {
text?: string
}[]
cta?: {
label?: string
url?: string
target?: ("_self" | "_blank")
}
trackingId?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface SectionStepsProps {
brandFlag: boolean
smallText?: string
title?: string
steps: {
text?: string
}[]
cta: {
label?: string
url?: string
target: ("_self" | "_blank")
}
trackingId?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
export interface TextBlockInput {
title?: string
headingLevel?: ("h1" | "h2" | "h3")
text?: string
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
}
export interface TextBlockProps {
title?: string
headingLevel: ("h1" | "h2" | "h3")
text?: string
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
}
