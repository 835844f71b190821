<?php
declare(strict_types=1);

namespace EnergySite\Content;

use function EnergySite\glossary_type;

const ALL_SUPPORT = array( 'title', 'editor', 'excerpt', 'thumbnail', 'author', 'revisions', 'custom-fields' );

/** Our content types by name; see config/post-types.php. */
function post_types(): array {
	static $types = null;
	if ( null === $types ) {
		$types = require \EnergySite\PLUGIN_DIR . '/config/post-types.php';
	}
	return $types;
}

/** Types whose items the site shows, pages among them. */
function site_types(): array {
	return \array_merge( array( 'page' ), \array_keys( post_types() ) );
}

/** The type of a name as the REST API or the seed says it: `documents`, `glossary`. */
function post_type_named( string $name ): string {
	if ( 'glossary' === $name ) {
		return glossary_type();
	}
	foreach ( post_types() as $type => $definition ) {
		if ( $name === $type || $name === $definition['rest_base'] ) {
			return $type;
		}
	}
	return $name;
}

/** Spec 3.1, post_type_label: lower-cased it is the section's path (2.6). */
function post_type_label( string $type ): string {
	return post_types()[ $type ]['label'] ?? ( 'page' === $type ? 'pagine' : $type );
}

\add_action(
	'init',
	static function (): void {
		foreach ( post_types() as $name => $type ) {
			list( $singular, $plural ) = $type['names'];
			\register_post_type(
				$name,
				array(
					'labels'          => array(
						'name'          => $plural,
						'singular_name' => $singular,
						'add_new_item'  => "Aggiungi: $singular",
						'edit_item'     => "Modifica: $singular",
						'all_items'     => $plural,
						'search_items'  => 'Cerca',
						'not_found'     => 'Non c’è ancora niente.',
					),
					'public'          => true,
					'show_in_rest'    => true,
					'rest_base'       => $type['rest_base'],
					'menu_icon'       => $type['icon'],
					'hierarchical'    => $type['nested'],
					'has_archive'     => false,
					'map_meta_cap'    => true,
					'capability_type' => 'post',
					'supports'        => \array_merge( ALL_SUPPORT, $type['supports'] ),
					'rewrite'         => null === $type['path']
						? false
						: array(
							'slug'       => $type['path'],
							'with_front' => false,
							'feeds'      => false,
						),
				)
			);
		}
		// Pages get an excerpt too: search results and cards show it.
		\add_post_type_support( 'page', 'excerpt' );
	},
	5
);
