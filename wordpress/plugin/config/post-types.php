<?php
/**
 * Content types. `path` is what stands before the item in its address on the site; null: the item
 * has no page of its own there. `label` is the spec's post_type_label.
 */

declare(strict_types=1);

namespace EnergySite;

return array(
	'news'           => array(
		'rest_base' => 'news',
		'path'      => 'news',
		'label'     => 'news',
		'names'     => array( 'News', 'News' ),
		'icon'      => 'dashicons-megaphone',
		'supports'  => array( 'page-attributes' ),
		'nested'    => true,
	),
	'event'          => array(
		'rest_base' => 'event',
		'path'      => 'eventi',
		'label'     => 'eventi',
		'names'     => array( 'Evento', 'Eventi' ),
		'icon'      => 'dashicons-calendar-alt',
		'supports'  => array( 'page-attributes' ),
		'nested'    => true,
	),
	'shop'           => array(
		'rest_base' => 'shop',
		'path'      => 'punti-vendita',
		'label'     => 'punti-vendita',
		'names'     => array( 'Punto vendita', 'Punti vendita' ),
		'icon'      => 'dashicons-store',
		'supports'  => array( 'page-attributes' ),
		'nested'    => true,
	),
	'document'       => array(
		'rest_base' => 'documents',
		'path'      => null,
		'label'     => 'documenti',
		'names'     => array( 'Documento', 'Documenti' ),
		'icon'      => 'dashicons-media-document',
		'supports'  => array(),
		'nested'    => false,
	),
	'faq'            => array(
		'rest_base' => 'faq',
		'path'      => 'faq',
		'label'     => 'FAQ',
		'names'     => array( 'FAQ', 'FAQ' ),
		'icon'      => 'dashicons-editor-help',
		'supports'  => array( 'page-attributes' ),
		'nested'    => false,
	),
	'regulation'     => array(
		'rest_base' => 'regulation',
		'path'      => 'normativa',
		'label'     => 'normativa',
		'names'     => array( 'Normativa', 'Normative' ),
		'icon'      => 'dashicons-shield',
		'supports'  => array(),
		'nested'    => false,
	),
	'work-offer'     => array(
		'rest_base' => 'work-offer',
		'path'      => 'lavora-con-noi',
		'label'     => 'lavora-con-noi',
		'names'     => array( 'Offerta di lavoro', 'Offerte di lavoro' ),
		'icon'      => 'dashicons-businessperson',
		'supports'  => array( 'page-attributes' ),
		'nested'    => false,
	),
	'guide'          => array(
		'rest_base' => 'guide',
		'path'      => 'guide',
		'label'     => 'guide',
		'names'     => array( 'Guida', 'Guide' ),
		'icon'      => 'dashicons-book',
		'supports'  => array(),
		'nested'    => false,
	),
	glossary_type()  => array(
		'rest_base' => glossary_type(),
		'path'      => 'casa/' . glossary_type(),
		'label'     => glossary_type(),
		'names'     => array( 'Voce del glossario', 'Glossario' ),
		'icon'      => 'dashicons-welcome-learn-more',
		'supports'  => array( 'page-attributes' ),
		'nested'    => false,
	),
);
