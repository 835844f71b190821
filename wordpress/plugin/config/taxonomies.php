<?php
/** Taxonomies: the types they belong to and their Italian names. REST base is the name. */

declare(strict_types=1);

namespace EnergySite;

return array(
	'offers_category'      => array(
		'types' => array( 'page' ),
		'names' => array( 'Categoria di offerte', 'Categorie di offerte' ),
	),
	'offerTags_category'   => array(
		'types' => array( 'page' ),
		'names' => array( 'Etichetta di offerta', 'Etichette di offerta' ),
	),
	'news_category'        => array(
		'types' => array( 'news', 'event' ),
		'names' => array( 'Categoria di news', 'Categorie di news' ),
	),
	'documents_categories' => array(
		'types' => array( 'document' ),
		'names' => array( 'Categoria di documenti', 'Categorie di documenti' ),
	),
	'faq_category'         => array(
		'types' => array( 'faq' ),
		'names' => array( 'Categoria di FAQ', 'Categorie di FAQ' ),
	),
	'regulation_category'  => array(
		'types' => array( 'regulation' ),
		'names' => array( 'Argomento', 'Argomenti' ),
	),
	'work_offer_category'  => array(
		'types' => array( 'work-offer' ),
		'names' => array( 'Area di lavoro', 'Aree di lavoro' ),
	),
	'service_category'     => array(
		'types' => array( 'guide' ),
		'names' => array( 'Categoria di servizi', 'Categorie di servizi' ),
	),
	'glossary_category'    => array(
		'types' => array( glossary_type() ),
		'names' => array( 'Tema del glossario', 'Temi del glossario' ),
	),
);
