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
position?: {
city: string
lat?: number
lng?: number
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
funnelDomain: string
/**
 * offers_category holds 'porta-un-amico' (spec 4.6).
 */
isReferAFriend: boolean
}
/**
 * Item of the site search (spec 3.9).
 */
export interface SearchResult {
key: number
title: string
icon?: string
description: string
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
