// Written by `npm run generate` from schemas/. Do not edit.
/**
 * News, event or generic content as a card (spec 3.3, 4.2).
 */
export interface ContentCard {
id: number
/**
 * Large relevant image when relevant, else the featured image.
 */
img?: string
imgMobile?: string
imgAlt?: string
imgWidth?: number
imgHeight?: number
/**
 * 'DD MMMM YYYY' in Italian; news only.
 */
date?: string
/**
 * ISO 8601 date for <time>.
 */
dateIso?: string
/**
 * Two-digit strings; events only.
 */
eventDate?: {
day: string
month: string
}
title: string
text: string
slug: string
/**
 * Front-end path of the item (spec 2.5).
 */
href: string
type: string
isRelevant: boolean
/**
 * Of guides: acf.icon (spec 3.4).
 */
icon?: string
position?: {
city: string
lat?: number
lng?: number
}
}
/**
 * Document to download (spec 3.8).
 */
export interface DocumentItem {
id: number
text: string
href: string
/**
 * 'scarica'
 */
label: string
/**
 * Ids of documents_categories.
 */
tags: number[]
/**
 * Of the attachment, lower case, e.g. pdf.
 */
extension?: string
}
/**
 * FAQs of one association of the page (spec 3.12).
 */
export interface FaqGroup {
groupName: string
slug: string
childs: {
title: string
text: string
}[]
}
/**
 * Knowledge article (spec 3.10).
 */
export interface GlossaryArticle {
id: number
permalink: string
img?: string
imgAlt?: string
/**
 * acf.icon
 */
type?: string
title: string
text: string
/**
 * 'Leggi'
 */
ctaLabel: string
}
/**
 * Guide or help article (spec 3.4).
 */
export interface GuideArticle {
id: number
img?: string
imgAlt?: string
/**
 * acf.icon
 */
type?: string
title: string
text: string
tags: string
slug: string
href: string
/**
 * Slug of the first embedded term.
 */
parent?: string
}
/**
 * Filter of a list: a document category (spec 3.8).
 */
export interface ListFilter {
id: number
label: string
/**
 * Slug of the term.
 */
value: string
}
/**
 * Offer page as a card of a list (spec 2.11, 3.6).
 */
export interface OfferCard {
id: number
/**
 * sidebar_title, else the page's title.
 */
title: string
slug: string
description?: string
/**
 * bonus_list
 */
list: string[]
/**
 * The partners' logos, with what their alternative text names.
 */
partnersList: {
img: string
name?: string
}[]
/**
 * Names of offerTags_category.
 */
tags: string[]
/**
 * Slugs of offers_category.
 */
categories: string[]
/**
 * Always false (spec 3.6).
 */
isBusiness: false
icon?: string
isGreenEnergy: boolean
/**
 * configurazione.serviceUtilitiesHome as a string.
 */
offerType?: string
electricityCosts?: string
gasCost?: string
cta: {
ctaLabel: string
ctaUrl: string
}
}
/**
 * Offer page as a product of a tab (spec 3.6, 4.6).
 */
export interface Product {
id: number
title: string
slug: string
/**
 * Front-end path of the product page.
 */
link: string
icon?: string
sidebarTitle?: string
electricitySubtitle?: string
gasSubtitle?: string
description?: string
electricityCosts?: string
electricityCostsBio?: string
gasCost?: string
gasCommercializationCost?: string
energyCommercializationCost?: string
energybioCommercializationCost?: string
bonusList: string[]
localStore?: string
CallMeBackProduct?: string
greenNumber?: string
showSubscribe: boolean
tipoTariffa?: string
tariffaBioraria?: boolean
labelA?: string
labelB?: string
isGreenEnergy?: boolean
monthlyCost?: string
/**
 * Codice Portale Offerte.
 */
portalCode?: string
/**
 * ISO date, first day of signing.
 */
validFrom?: string
/**
 * ISO date, last day of signing.
 */
validUntil?: string
funnelDomain: string
/**
 * offers_category holds 'porta-un-amico' (spec 4.6).
 */
isReferAFriend: boolean
}
/**
 * Regulation with its terms (spec 3.11).
 */
export interface Regulation {
id: number
title: string
slug: string
href: string
text?: string
terms: {
id: number
name: string
slug: string
}[]
}
/**
 * Item of the site search (spec 3.9).
 */
export interface SearchResult {
key: number
title: string
icon?: string
description: string
/**
 * Said of an item without an excerpt: as search engines say it, or how it begins.
 */
about?: string
featured_image?: string
type: string
isEvent: boolean
isFaq: boolean
isNews: boolean
content: string
/**
 * 'DD MMMM YYYY' in Italian.
 */
publishDate?: string
eventDate?: {
day: string
month: string
}
link: string
}
/**
 * Service category (spec 3.5).
 */
export interface ServiceCategory {
/**
 * acf.icona_grande.url
 */
imgUrl?: string
description: string
title: string
slug: string
cta: {
/**
 * Default 'VAI'.
 */
label: string
/**
 * The main site's host.
 */
path: string
slug: string
}
}
/**
 * Shop / sales point (spec 3.7).
 */
export interface Store {
id: number
city: string
address: string
lat?: number
lng?: number
slug: string
href: string
phone?: string
region: string
/**
 * True when the alert text is not empty.
 */
serviceInfo: boolean
alertText?: string
openingDays: {
days_descriptions: string
working_hour_description: string
}[]
}
/**
 * Job offer (spec 3.13).
 */
export interface WorkOffer {
id: number
title: string
desc: string
image?: string
place: string
href: string
dateIso?: string
}
