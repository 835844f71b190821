// Written by `npm run generate` from schemas/. Do not edit.
export interface CardFields {
isRelevant?: ("true")[]
relevant_image?: {
[k: string]: unknown
}
relevant_image_mobile?: {
[k: string]: unknown
}
}
export interface DocumentFields {
document_attachment?: string
}
export interface EventFields {
date_time?: string
hours?: string
venue?: string
event_location?: {
address?: string
lat?: number
lng?: number
}
}
export interface GlossaryFields {
icon?: string
}
export interface GuideFields {
icon?: string
}
export interface OfferFields {
icon?: string
sidebar_title?: string
subtitle_light?: string
subtitle_gas?: string
subtitle_description?: string
light_cost?: string
light_cost_bio?: string
gas_cost?: string
gas_commercialization_cost?: string
energy_commercialization_cost?: string
energybio_commercialization_cost?: string
bonus_list?: {
text?: string
}[]
partners_list?: {
partner_image?: {
[k: string]: unknown
}
}[]
store_local?: string
call_me_back_product?: string
green_number?: string
show_subscribe_online?: boolean
tipologia_tariffa?: ("mono" | "bio")
tariffa_bioraria?: boolean
label_fascia?: string
label_fascia_2?: string
is_green_energy?: boolean
configurazione?: {
serviceUtilitiesHome?: string
}
activate_new_template?: boolean
new_product_page_link?: string
monthly_cost?: string
portal_code?: string
valid_from?: string
valid_until?: string
}
export interface PageFields {
associazione_faq?: {
[k: string]: unknown
}[]
}
export interface ServiceCategoryFields {
icona_grande?: {
[k: string]: unknown
}
}
export interface ShopFields {
region?: string
location?: {
address?: string
lat?: number
lng?: number
}
phone?: string
working_day_time?: {
days_descriptions?: string
working_hour_description?: string
}[]
alert_text?: string
}
export interface SiteSettingsFields {
navigation?: {
header?: {
label?: string
href?: string
text?: string
children?: {
label?: string
href?: string
text?: string
}[]
}[]
footer?: {
title?: string
links?: {
label?: string
href?: string
}[]
}[]
legal?: {
label?: string
href?: string
}[]
}
in_home_news_events?: number[]
}
export interface WorkOfferFields {
workOffer?: {
description?: string
logo?: {
[k: string]: unknown
}
sede?: string
}
}
