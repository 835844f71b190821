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
anchor?: string
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
anchor?: string
}
export interface AdvListIconsBlockInput {
title?: string
text?: string
items?: {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
link?: string
target?: ("_self" | "_blank")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface AdvListIconsBlockProps {
title?: string
text?: string
items: {
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
link?: string
target: ("_self" | "_blank")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface AdvMultipleLaunchBlockFeaturedInput {
title?: string
text?: string
cards?: {
label?: string
title?: string
text?: string
img?: string
ctaHref?: string
ctaLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface AdvMultipleLaunchBlockFeaturedProps {
title?: string
text?: string
cards: {
label?: string
title?: string
text?: string
img?: string
ctaHref?: string
ctaLabel: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface AdvMultipleLaunchBlockHomeInput {
title?: string
text?: string
cards?: {
title?: string
text?: string
img?: string
color?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
wide?: boolean
ctaHref?: string
ctaLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface AdvMultipleLaunchBlockHomeProps {
title?: string
text?: string
cards: {
title?: string
text?: string
img?: string
color: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
wide: boolean
ctaHref?: string
ctaLabel: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface AdvantagesSliderInput {
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
anchor?: string
}
export interface AdvantagesSliderProps {
title?: string
text?: string
items: {
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ArchiveCalendarListInput {
title?: string
text?: string
windows?: {
name?: string
comuni?: string
fromDay?: number
toDay?: number
months?: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[]
}[]
ctaLabel?: string
ctaHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ArchiveCalendarListProps {
title: string
text?: string
windows: {
name?: string
comuni?: string
fromDay: number
toDay: number
months: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12)[]
}[]
ctaLabel: string
ctaHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ArchiveListInput {
title?: string
text?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ArchiveListProps {
title: string
text?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BannerCarouselInput {
title?: string
items?: {
img?: string
darkColor?: boolean
title?: string
paragraph?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BannerCarouselProps {
title?: string
items: {
img?: string
darkColor: boolean
title?: string
paragraph?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface BannerSectionInput {
title?: string
text?: string
buttonType?: ("salesPoint" | "salesPointCall" | "scrivici" | "tichiamiamonoi" | "customLink")
link?: string
linkLabel?: string
salesPointCallText?: string
background?: ("gradient" | "dark" | "warm" | "lilac")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BannerSectionProps {
title?: string
text?: string
buttonType: ("salesPoint" | "salesPointCall" | "scrivici" | "tichiamiamonoi" | "customLink")
link?: string
linkLabel?: string
salesPointCallText?: string
background: ("gradient" | "dark" | "warm" | "lilac")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface BrandFormInput {
formTitle?: string
formText?: string
formLegalNotes?: string
legalNotes?: string
thankMessage?: string
subject?: string
formEndpoint?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BrandFormProps {
formTitle?: string
formText?: string
formLegalNotes?: string
legalNotes?: string
thankMessage: string
subject?: string
formEndpoint?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface BrandpediaArticlesInput {
title?: string
/**
 * @maxItems 6
 */
articles?: number[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BrandpediaArticlesProps {
title?: string
/**
 * @maxItems 6
 */
articles: number[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BrandpediaArticlesHomeInput {
title?: string
text?: string
linkLabel?: string
link?: string
/**
 * @maxItems 6
 */
articles?: number[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface BrandpediaArticlesHomeProps {
title?: string
text?: string
linkLabel: string
link?: string
/**
 * @maxItems 6
 */
articles: number[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface CallMeBackInput {
title?: string
text?: string
buttonLabel?: string
thankMessage?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CallMeBackProps {
title?: string
text?: string
buttonLabel: string
thankMessage: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CallMeBackNewInput {
title?: string
text?: string
icon?: "Telephone"
buttonLabel?: string
thankMessage?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CallMeBackNewProps {
title?: string
text?: string
icon: "Telephone"
buttonLabel: string
thankMessage: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CallMeBackPageInput {
title?: string
text?: string
benefits?: {
text?: string
}[]
buttonLabel?: string
thankMessage?: string
legalNote?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CallMeBackPageProps {
title?: string
text?: string
benefits: {
text?: string
}[]
buttonLabel: string
thankMessage: string
legalNote?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CardBlockInput {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel?: string
list?: {
text?: string
}[]
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CardBlockProps {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel: string
list: {
text?: string
}[]
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CardSliderInput {
title?: string
text?: string
cards?: {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CardSliderProps {
title?: string
text?: string
cards: {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CenteredLinksInput {
title?: string
items?: {
img?: string
link?: string
target?: ("_self" | "_blank")
label?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CenteredLinksProps {
title?: string
items: {
img?: string
link?: string
target: ("_self" | "_blank")
label?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CheckboxListInput {
title?: string
text?: string
items?: {
title?: string
text?: string
}[]
columns?: (1 | 2)
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CheckboxListProps {
title?: string
text?: string
items: {
title?: string
text?: string
}[]
columns: (1 | 2)
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CodiceInput {
Title?: string
Code?: string
height?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface CodiceProps {
Title?: string
Code?: string
height: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface ContentPrizeBlockInput {
rank?: string
title?: string
text?: string
value?: string
image?: string
inverted?: boolean
ctaLabel?: string
ctaHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ContentPrizeBlockProps {
rank?: string
title?: string
text?: string
value?: string
image?: string
inverted: boolean
ctaLabel?: string
ctaHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DataLayerInput {
pageType?: ("ProductPage" | "cmsPage")
ProductID?: string
ProductName?: string
ProductPrice?: string
bType?: ("Private" | "Business")
cType?: ("Dual" | "Ele" | "Gas")
dType?: ("Mono" | "Bio")
PageTemplate?: string
PageName?: string
PageCategory?: string
}
export interface DataLayerProps {
pageType: ("ProductPage" | "cmsPage")
ProductID?: string
ProductName?: string
ProductPrice?: string
bType?: ("Private" | "Business")
cType?: ("Dual" | "Ele" | "Gas")
dType?: ("Mono" | "Bio")
PageTemplate: string
PageName?: string
PageCategory?: string
}
export interface DocumentsPremiumInput {
title?: string
items?: {
icon?: ("pdf" | "image" | "zip")
title?: string
peso?: string
url?: string
}[]
disclaimers?: {
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DocumentsPremiumProps {
title?: string
items: {
icon: ("pdf" | "image" | "zip")
title?: string
peso?: string
url?: string
}[]
disclaimers: {
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DoubleIconInput {
title?: string
text?: string
items?: {
icon?: ("Clients" | "Graph" | "Gas" | "OrionPlug" | "Iban" | "Id" | "Bill" | "OrionDownload")
smallText?: string
bigText?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DoubleIconProps {
title?: string
text?: string
items: {
icon?: ("Clients" | "Graph" | "Gas" | "OrionPlug" | "Iban" | "Id" | "Bill" | "OrionDownload")
smallText?: string
bigText?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DownloadAccordionInput {
title?: string
groups?: {
groupName?: string
childs?: {
label?: string
href?: string
}[]
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DownloadAccordionProps {
title?: string
groups: {
groupName?: string
childs: {
label?: string
href?: string
}[]
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DownloadListInput {
title?: string
text?: string
items?: {
label?: string
href?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface DownloadListProps {
title?: string
text?: string
items: {
label?: string
href?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface EventInfoInput {
title?: string
date?: string
time?: string
place?: string
address?: string
price?: string
text?: string
ctaLabel?: string
ctaHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface EventInfoProps {
title?: string
date?: string
time?: string
place?: string
address?: string
price?: string
text?: string
ctaLabel: string
ctaHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface FaqDynamicInput {
title?: string
anchors?: boolean
hideTitles?: boolean
firstNotSelected?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FaqDynamicProps {
title?: string
anchors: boolean
hideTitles: boolean
firstNotSelected: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FaqListInput {
title?: string
items?: {
question?: string
answer?: string
}[]
firstNotSelected?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FaqListProps {
title?: string
items: {
question?: string
answer?: string
}[]
firstNotSelected: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FaqPremiumInput {
title?: string
link?: string
linkLabel?: string
faqs?: {
open?: boolean
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FaqPremiumProps {
title?: string
link?: string
linkLabel: string
faqs: {
open: boolean
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface FormAssistantInput {
title?: string
legalNote?: string
thankMessage?: string
formEndpoint?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FormAssistantProps {
title?: string
legalNote?: string
thankMessage: string
formEndpoint?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FormChiamateSospetteInput {
title?: string
content?: string
titleWarning?: string
contentWarning?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FormChiamateSospetteProps {
title?: string
content?: string
titleWarning?: string
contentWarning?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FormPmiInput {
title?: string
text?: string
/**
 * @maxItems 10
 */
recipients?: {
email: string
}[]
prodotto?: string
legalNote?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface FormPmiProps {
title?: string
text?: string
/**
 * @maxItems 10
 */
recipients: {
email: string
}[]
prodotto?: string
legalNote?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface GalleryInput {
title?: string
galleryHeight?: number
slides?: {
img?: string
backgroundSize?: ("cover" | "contain")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface GalleryProps {
title?: string
galleryHeight: number
slides: {
img?: string
backgroundSize: ("cover" | "contain")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface GuidaBollettaInput {
title?: string
itemsBollettaluce?: {
titlePage?: string
href?: string
alt?: string
}[]
itemsBollettaGas?: {
titlePage?: string
href?: string
alt?: string
}[]
selfReading?: {
title?: string
text?: string
}
billInfo?: {
title?: string
text?: string
}
paymentMethod?: {
title?: string
text?: string
}
expenseSummary?: {
title?: string
text?: string
}
contacts?: {
title?: string
text?: string
}
identityBar?: {
title?: string
text?: string
}
consumptionDetails?: {
title?: string
text?: string
}
supplyProperties?: {
title?: string
text?: string
}
otherCharges?: {
title?: string
text?: string
}
penalty?: {
title?: string
text?: string
}
recalculations?: {
title?: string
text?: string
}
bullet12?: {
title?: string
text?: string
}
bullet13?: {
title?: string
text?: string
}
bullet14?: {
title?: string
text?: string
}
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface GuidaBollettaProps {
title?: string
itemsBollettaluce: {
titlePage?: string
href?: string
alt?: string
}[]
itemsBollettaGas: {
titlePage?: string
href?: string
alt?: string
}[]
selfReading: {
title?: string
text?: string
}
billInfo: {
title?: string
text?: string
}
paymentMethod: {
title?: string
text?: string
}
expenseSummary: {
title?: string
text?: string
}
contacts: {
title?: string
text?: string
}
identityBar: {
title?: string
text?: string
}
consumptionDetails: {
title?: string
text?: string
}
supplyProperties: {
title?: string
text?: string
}
otherCharges: {
title?: string
text?: string
}
penalty: {
title?: string
text?: string
}
recalculations: {
title?: string
text?: string
}
bullet12: {
title?: string
text?: string
}
bullet13: {
title?: string
text?: string
}
bullet14: {
title?: string
text?: string
}
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface GuidaBollettaNewInput {
title?: string
text?: string
hotPointData1Luce?: {
title?: string
text?: string
}
hotPointData2Luce?: {
title?: string
text?: string
}
hotPointData3Luce?: {
title?: string
text?: string
}
hotPointData4Luce?: {
title?: string
text?: string
}
hotPointData5Luce?: {
title?: string
text?: string
}
hotPointData6Luce?: {
title?: string
text?: string
}
hotPointData7Luce?: {
title?: string
text?: string
}
hotPointData8Luce?: {
title?: string
text?: string
}
hotPointData9Luce?: {
title?: string
text?: string
}
hotPointData10Luce?: {
title?: string
text?: string
}
hotPointData11Luce?: {
title?: string
text?: string
}
hotPointData12Luce?: {
title?: string
text?: string
}
hotPointData13Luce?: {
title?: string
text?: string
}
hotPointData14Luce?: {
title?: string
text?: string
}
hotPointData15Luce?: {
title?: string
text?: string
}
hotPointData1Gas?: {
title?: string
text?: string
}
hotPointData2Gas?: {
title?: string
text?: string
}
hotPointData3Gas?: {
title?: string
text?: string
}
hotPointData4Gas?: {
title?: string
text?: string
}
hotPointData5Gas?: {
title?: string
text?: string
}
hotPointData6Gas?: {
title?: string
text?: string
}
hotPointData7Gas?: {
title?: string
text?: string
}
hotPointData8Gas?: {
title?: string
text?: string
}
hotPointData9Gas?: {
title?: string
text?: string
}
hotPointData10Gas?: {
title?: string
text?: string
}
hotPointData11Gas?: {
title?: string
text?: string
}
hotPointData12Gas?: {
title?: string
text?: string
}
hotPointData13Gas?: {
title?: string
text?: string
}
hotPointData14Gas?: {
title?: string
text?: string
}
hotPointData15Gas?: {
title?: string
text?: string
}
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface GuidaBollettaNewProps {
title?: string
text?: string
hotPointData1Luce: {
title?: string
text?: string
}
hotPointData2Luce: {
title?: string
text?: string
}
hotPointData3Luce: {
title?: string
text?: string
}
hotPointData4Luce: {
title?: string
text?: string
}
hotPointData5Luce: {
title?: string
text?: string
}
hotPointData6Luce: {
title?: string
text?: string
}
hotPointData7Luce: {
title?: string
text?: string
}
hotPointData8Luce: {
title?: string
text?: string
}
hotPointData9Luce: {
title?: string
text?: string
}
hotPointData10Luce: {
title?: string
text?: string
}
hotPointData11Luce: {
title?: string
text?: string
}
hotPointData12Luce: {
title?: string
text?: string
}
hotPointData13Luce: {
title?: string
text?: string
}
hotPointData14Luce: {
title?: string
text?: string
}
hotPointData15Luce: {
title?: string
text?: string
}
hotPointData1Gas: {
title?: string
text?: string
}
hotPointData2Gas: {
title?: string
text?: string
}
hotPointData3Gas: {
title?: string
text?: string
}
hotPointData4Gas: {
title?: string
text?: string
}
hotPointData5Gas: {
title?: string
text?: string
}
hotPointData6Gas: {
title?: string
text?: string
}
hotPointData7Gas: {
title?: string
text?: string
}
hotPointData8Gas: {
title?: string
text?: string
}
hotPointData9Gas: {
title?: string
text?: string
}
hotPointData10Gas: {
title?: string
text?: string
}
hotPointData11Gas: {
title?: string
text?: string
}
hotPointData12Gas: {
title?: string
text?: string
}
hotPointData13Gas: {
title?: string
text?: string
}
hotPointData14Gas: {
title?: string
text?: string
}
hotPointData15Gas: {
title?: string
text?: string
}
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface HeroBannerInput {
eyebrow?: string
title?: string
text?: string
titleColor?: ("darkText" | "lightText")
titleAlign?: ("center" | "bottom")
image?: string
imageMobile?: string
ctaLabel?: string
ctaHref?: string
socialShare?: boolean
}
export interface HeroBannerProps {
eyebrow?: string
title?: string
text?: string
titleColor: ("darkText" | "lightText")
titleAlign: ("center" | "bottom")
image?: string
imageMobile?: string
ctaLabel: string
ctaHref?: string
socialShare: boolean
}
export interface HeroBlobInput {
eyebrow?: string
title?: string
text?: string
ctaLabel?: string
ctaHref?: string
image?: string
blobColours?: ("#f49864|#f6b624" | "#7E2889|#1587C8" | "#6EC18A|#0E89CA" | "#6EC18A|rgba(14,137,202,1)")
blobSeed?: number
}
export interface HeroBlobProps {
eyebrow?: string
title?: string
text?: string
ctaLabel: string
ctaHref?: string
image?: string
blobColours: ("#f49864|#f6b624" | "#7E2889|#1587C8" | "#6EC18A|#0E89CA" | "#6EC18A|rgba(14,137,202,1)")
blobSeed: number
}
export interface HeroImageInput {
imageSource?: ("url" | "media")
imageUrl?: string
imageMedia?: string
alt?: string
title?: string
text?: string
ctaLabel?: string
ctaHref?: string
}
export interface HeroImageProps {
imageSource: ("url" | "media")
imageUrl?: string
imageMedia?: string
alt?: string
title?: string
text?: string
ctaLabel: string
ctaHref?: string
}
export interface HeroPageInput {
eyebrow?: string
title?: string
text?: string
image?: string
background?: ("white" | "lilac" | "gradient" | "dark")
ctaLabel?: string
ctaHref?: string
/**
 * @maxItems 8
 */
links?: {
label?: string
href?: string
}[]
}
export interface HeroPageProps {
eyebrow?: string
title?: string
text?: string
image?: string
background: ("white" | "lilac" | "gradient" | "dark")
ctaLabel: string
ctaHref?: string
/**
 * @maxItems 8
 */
links: {
label?: string
href?: string
}[]
}
export interface HeroSliderInput {
autoplay?: boolean
/**
 * @minItems 1
 */
slides?: {
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
}[]
}
export interface HeroSliderProps {
autoplay: boolean
/**
 * @minItems 1
 */
slides: {
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
}[]
}
export interface IconsGridInput {
title?: string
text?: string
items?: {
icon?: ("VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon")
img?: string
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface IconsGridProps {
title?: string
text?: string
items: {
icon?: ("VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon")
img?: string
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface IframeInput {
Title?: string
Url?: string
height?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface IframeProps {
Title?: string
Url?: string
height: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface InfographicListInput {
title?: string
items?: {
startColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
percentage?: number
number?: number
string?: string
caption?: string
separator?: ("" | "." | ",")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface InfographicListProps {
title?: string
items: {
startColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
percentage: number
number?: number
string?: string
caption?: string
separator: ("" | "." | ",")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface LaunchBlockInput {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel?: string
colour?: ("night" | "lilac" | "sun")
inverted?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface LaunchBlockProps {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel: string
colour: ("night" | "lilac" | "sun")
inverted: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfAggregatorsInput {
title?: string
text?: string
tassonomia?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfAggregatorsProps {
title?: string
text?: string
tassonomia?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfIconsInput {
title?: string
text?: string
items?: {
icon?: ("" | "Iban" | "Id" | "Bill" | "OrionDownload")
title?: string
text?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfIconsProps {
title?: string
text?: string
items: {
icon: ("" | "Iban" | "Id" | "Bill" | "OrionDownload")
title?: string
text?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfIconsCTAInput {
title?: string
text?: string
items?: {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
ctaType?: ("accedi" | "scarica" | "recall" | "storelocator" | "green" | "chat" | "link")
ctaLabel?: string
ctaHref?: string
phone?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfIconsCTAProps {
title?: string
text?: string
items: {
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
ctaType: ("accedi" | "scarica" | "recall" | "storelocator" | "green" | "chat" | "link")
ctaLabel?: string
ctaHref?: string
phone?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfRegulationsInput {
title?: string
text?: string
ctaLabel?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListOfRegulationsProps {
title?: string
text?: string
ctaLabel: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListWithRoundImgInput {
title?: string
text?: string
items?: {
img?: string
title?: string
text?: string
link?: string
linkLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListWithRoundImgProps {
title?: string
text?: string
items: {
img?: string
title?: string
text?: string
link?: string
linkLabel?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListWithRoundImgPMIInput {
title?: string
text?: string
items?: {
img?: string
title?: string
text?: string
list?: {
text?: string
}[]
ctaHref?: string
ctaLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ListWithRoundImgPMIProps {
title?: string
text?: string
items: {
img?: string
title?: string
text?: string
list: {
text?: string
}[]
ctaHref?: string
ctaLabel: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MgmHomeInput {
Script?: string
uid?: string
height?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MgmHomeProps {
Script?: string
uid?: string
height: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MissionInput {
title?: string
items?: {
icon?: ("Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf")
title?: string
text?: string
startColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MissionProps {
title?: string
items: {
icon: ("Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf")
title?: string
text?: string
startColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MultipleLaunchBlockInput {
title?: string
text?: string
items?: {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MultipleLaunchBlockProps {
title?: string
text?: string
items: {
title?: string
text?: string
img?: string
imgMobile?: string
ctaHref?: string
ctaLabel: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MultipleLaunchBlockHomeInput {
title?: string
items?: {
typeCompo?: ("launch-block" | "sales-point")
full?: boolean
title?: string
text?: string
img?: string
list?: {
text?: string
}[]
ctaHref?: string
ctaLabel?: string
triangleOrientation?: ("vertical" | "horizontal")
triangleType?: ("bottom-left" | "bottom-right" | "top-left" | "top-right")
listItems?: {
label?: string
icon?: ("NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome")
}[]
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface MultipleLaunchBlockHomeProps {
title?: string
items: {
typeCompo: ("launch-block" | "sales-point")
full: boolean
title?: string
text?: string
img?: string
list: {
text?: string
}[]
ctaHref?: string
ctaLabel: string
triangleOrientation: ("vertical" | "horizontal")
triangleType: ("bottom-left" | "bottom-right" | "top-left" | "top-right")
listItems: {
label?: string
icon?: ("NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome")
}[]
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface NewsEventsHomeInput {
title?: string
linkLabel?: string
link?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface NewsEventsHomeProps {
title?: string
linkLabel: string
link?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
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
requestTitle?: string
requestText?: string
/**
 * @maxItems 10
 */
recipients?: {
email: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
requestTitle: string
requestText?: string
/**
 * @maxItems 10
 */
recipients: {
email: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface PageBlockInput {
title?: string
eyebrow?: string
text?: string
background?: ("white" | "lilac" | "gradient" | "dark")
columns?: ("1" | "2" | "3" | "4")
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface PageBlockProps {
title?: string
eyebrow?: string
text?: string
background: ("white" | "lilac" | "gradient" | "dark")
columns: ("1" | "2" | "3" | "4")
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface PageBlockWithBlobInput {
title?: string
eyebrow?: string
text?: string
columns?: ("1" | "2" | "3" | "4")
align?: ("left" | "center" | "right")
blobColours?: ("#f49864|#f6b624" | "#7E2889|#1587C8" | "#6EC18A|#0E89CA" | "#6EC18A|rgba(14,137,202,1)")
blobPosition?: ("left" | "center" | "right")
blobSeed?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface PageBlockWithBlobProps {
title?: string
eyebrow?: string
text?: string
columns: ("1" | "2" | "3" | "4")
align: ("left" | "center" | "right")
blobColours: ("#f49864|#f6b624" | "#7E2889|#1587C8" | "#6EC18A|#0E89CA" | "#6EC18A|rgba(14,137,202,1)")
blobPosition: ("left" | "center" | "right")
blobSeed: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface PressReleaseListInput {
title?: string
items?: {
date?: string
title?: string
text?: string
download?: {
label?: string
href?: string
}
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface PressReleaseListProps {
title?: string
items: {
date?: string
title?: string
text?: string
download: {
label: string
href?: string
}
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ProductCardInput {
mobileOnly?: boolean
slugUrl?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ProductCardProps {
mobileOnly: boolean
slugUrl?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
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
anchor?: string
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
anchor?: string
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
images?: string[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
images: string[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface ProductPageTabInput {
title?: string
tabs?: {
title: string
tabId: string
active?: boolean
unactiveImg?: string
unactiveImgMobile?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ProductPageTabProps {
title?: string
tabs: {
title: string
tabId: string
active: boolean
unactiveImg?: string
unactiveImgMobile?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
export interface RecensioniInput {
title?: string
code?: string
height?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface RecensioniProps {
title?: string
code?: string
height: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ResourcesInput {
title?: string
resources?: {
href?: string
text?: string
target?: ("_self" | "_blank")
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface ResourcesProps {
title?: string
resources: {
href?: string
text?: string
target: ("_self" | "_blank")
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SalesPointListInput {
title?: string
text?: string
serviceInfo?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SalesPointListProps {
title: string
text?: string
serviceInfo: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionAbstractInput {
title?: string
text?: string
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionAbstractProps {
title?: string
text?: string
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionCustomerAreaInput {
title?: string
ctaLabel?: string
ctaLoginModalTrigger?: boolean
ctaUrl?: string
advantages?: {
text?: string
}[]
trackingId?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionCustomerAreaProps {
title?: string
ctaLabel: string
ctaLoginModalTrigger: boolean
ctaUrl?: string
advantages: {
text?: string
}[]
trackingId?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionDownloadAppInput {
title?: string
text?: string
image?: string
/**
 * @maxItems 6
 */
points?: {
text?: string
}[]
appStoreLabel?: string
appStoreUrl?: string
playStoreLabel?: string
playStoreUrl?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionDownloadAppProps {
title?: string
text?: string
image?: string
/**
 * @maxItems 6
 */
points: {
text?: string
}[]
appStoreLabel: string
appStoreUrl?: string
playStoreLabel: string
playStoreUrl?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionHighlightsInput {
title?: string
text?: string
columns?: (1 | 2 | 3 | 4)
items?: {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img?: ("" | "/illustrations/calendario-bimestrale.svg" | "/illustrations/calendario.svg" | "/illustrations/bolletta.svg" | "/illustrations/casa.svg" | "/illustrations/assistenza.svg" | "/illustrations/modem.svg" | "/illustrations/fibra-voce.svg" | "/illustrations/ip-statico.svg" | "/illustrations/voce.svg" | "/illustrations/streaming.svg" | "/illustrations/stabilita.svg")
title?: string
text?: string
link?: string
linkLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionHighlightsProps {
title?: string
text?: string
columns: (1 | 2 | 3 | 4)
items: {
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
img: ("" | "/illustrations/calendario-bimestrale.svg" | "/illustrations/calendario.svg" | "/illustrations/bolletta.svg" | "/illustrations/casa.svg" | "/illustrations/assistenza.svg" | "/illustrations/modem.svg" | "/illustrations/fibra-voce.svg" | "/illustrations/ip-statico.svg" | "/illustrations/voce.svg" | "/illustrations/streaming.svg" | "/illustrations/stabilita.svg")
title?: string
text?: string
link?: string
linkLabel?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionPhoneInput {
title?: string
text?: string
numberLabel?: string
number?: string
hours?: string
note?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionPhoneProps {
title?: string
text?: string
numberLabel: string
number?: string
hours?: string
note?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionStepsInput {
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
brandFlag?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionStepsProps {
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
brandFlag: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionTextInput {
eyebrow?: string
title?: string
text?: string
arrangement?: ("side" | "top")
align?: ("left" | "center" | "right")
ctaLabel?: string
ctaHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionTextProps {
eyebrow?: string
title?: string
text?: string
arrangement: ("side" | "top")
align: ("left" | "center" | "right")
ctaLabel?: string
ctaHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionTitleInput {
eyebrow?: string
title?: string
text?: string
headingLevel?: ("h2" | "h3")
align?: ("left" | "center" | "right")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionTitleProps {
eyebrow?: string
title?: string
text?: string
headingLevel: ("h2" | "h3")
align: ("left" | "center" | "right")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionTitleCanvasInput {
eyebrow?: string
title?: string
text?: string
align?: ("left" | "center" | "right")
blobColours?: ("#f49864|#f6b624" | "#7E2889|#1587C8" | "#6EC18A|#0E89CA" | "#6EC18A|rgba(14,137,202,1)")
blobSeed?: number
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SectionTitleCanvasProps {
eyebrow?: string
title?: string
text?: string
align: ("left" | "center" | "right")
blobColours: ("#f49864|#f6b624" | "#7E2889|#1587C8" | "#6EC18A|#0E89CA" | "#6EC18A|rgba(14,137,202,1)")
blobSeed: number
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SeparatorInput {
kind?: ("line" | "gradient" | "dots")
width?: ("full" | "short")
startColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor?: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SeparatorProps {
kind: ("line" | "gradient" | "dots")
width: ("full" | "short")
startColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
stopColor: ("#F49593" | "#F7BF28" | "#E81C69" | "#F09724" | "#1587C8" | "#7E2889" | "#6EC18A")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SmallHeroBannerInput {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite")
title?: string
text?: string
titleColor?: ("darkText" | "lightText")
titleAlign?: ("center" | "bottom")
image?: string
socialShare?: boolean
}
export interface SmallHeroBannerProps {
icon: ("Gas" | "GasPlug" | "OrionPlugWhite")
title?: string
text?: string
titleColor: ("darkText" | "lightText")
titleAlign: ("center" | "bottom")
image?: string
socialShare: boolean
}
export interface SponsorSliderInput {
title?: string
images?: string[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface SponsorSliderProps {
title?: string
images: string[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface StaticBlobInput {
color?: ("red" | "green" | "blue")
title?: string
text?: string
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
image?: string
inverted?: boolean
ctaLabel?: string
ctaHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface StaticBlobProps {
color: ("red" | "green" | "blue")
title?: string
text?: string
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
image?: string
inverted: boolean
ctaLabel?: string
ctaHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface StoreLocatorInput {
title?: string
text?: string
list?: {
name?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface StoreLocatorProps {
title?: string
text?: string
list: {
name?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
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
anchor?: string
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
anchor?: string
}
export interface TextImgRoundedBordersInput {
eyebrow?: string
title?: string
text?: string
image?: string
inverted?: boolean
ctaLabel?: string
ctaHref?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface TextImgRoundedBordersProps {
eyebrow?: string
title?: string
text?: string
image?: string
inverted: boolean
ctaLabel?: string
ctaHref?: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface VideoPlayerInput {
title?: string
text?: string
videoCode?: string
poster?: string
buttonLabel?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface VideoPlayerProps {
title?: string
text?: string
videoCode?: string
poster?: string
buttonLabel: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsBlockListInput {
title?: string
text?: string
items?: {
icon?: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
link?: string
linkLabel?: string
}[]
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsBlockListProps {
title?: string
text?: string
items: {
icon: ("Gas" | "GasPlug" | "OrionPlugWhite" | "VipAccount" | "Store" | "Pointer" | "Ticket" | "CallCenter" | "MessageReceived" | "MessageSent" | "Accesso" | "AcquistoDiretto" | "Cashback" | "CompareOnLine" | "Coupon" | "Iban" | "Id" | "Bill" | "OrionDownload" | "Clients" | "Graph" | "OrionPlug" | "Award" | "Speaker" | "Magnifier" | "BlueGreenLeaf" | "NewActivation" | "ContractTransfer" | "Subenter" | "SupplierChange" | "Assistance" | "VasHome" | "Telephone" | "Modem" | "Fibra" | "IpStatico" | "FibraVoce" | "Voce" | "Streaming" | "Stabilita" | "Calendar")
title?: string
text?: string
link?: string
linkLabel?: string
}[]
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsFormInput {
title?: string
description?: string
position?: string
destination?: string
destinationCC?: string
thankMessage?: string
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsFormProps {
title?: string
description?: string
position?: string
destination?: string
destinationCC?: string
thankMessage: string
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsListInput {
title?: string
desc?: string
hasSlider?: boolean
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsListProps {
title?: string
desc?: string
hasSlider: boolean
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsTitleInput {
title?: string
place?: string
image?: ("/illustrations/logo-albaviva.svg" | "/illustrations/logo-albaviva-rete.svg")
wrapped?: boolean
paddingLeftRight?: ("200" | "170" | "100" | "0")
paddingTop?: ("40px" | "80px" | "150px" | "0")
paddingBottom?: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
export interface WorkWithUsTitleProps {
title?: string
place?: string
image: ("/illustrations/logo-albaviva.svg" | "/illustrations/logo-albaviva-rete.svg")
wrapped: boolean
paddingLeftRight: ("200" | "170" | "100" | "0")
paddingTop: ("40px" | "80px" | "150px" | "0")
paddingBottom: ("40px" | "80px" | "150px" | "0")
anchor?: string
}
