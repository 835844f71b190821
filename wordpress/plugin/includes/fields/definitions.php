<?php
declare(strict_types=1);

namespace EnergySite\Fields;

use function EnergySite\glossary_type;

/**
 * Field definitions, generated from `schemas/fields/*.json`: for `post_types`, `taxonomies` and
 * `options` the sections of each, a section `[id, title, templates?, fields]`, a field
 * `[name, type, label, fields?, item_title?, options?, taxonomy?, posts?]`.
 */
function definitions(): array {
	static $definitions = null;
	if ( null === $definitions ) {
		$definitions = require \EnergySite\PLUGIN_DIR . '/config/fields.php';
		$definitions['post_types'][ glossary_type() ] = $definitions['post_types']['glossary'] ?? array();
	}
	return $definitions;
}

/** Sections of fields of a post type, a taxonomy or an option. */
function sections( string $kind, string $name ): array {
	return definitions()[ $kind ][ $name ] ?? array();
}

/** All fields of a post type. */
function fields_of_type( string $type ): array {
	return \array_merge( array(), ...\array_column( sections( 'post_types', $type ), 'fields' ) );
}

/** All fields of a taxonomy's terms. */
function fields_of_taxonomy( string $taxonomy ): array {
	return \array_merge( array(), ...\array_column( sections( 'taxonomies', $taxonomy ), 'fields' ) );
}
