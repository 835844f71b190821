<?php
declare(strict_types=1);

namespace EnergySite\Fields;

/**
 * Field definitions, generated from `schemas/fields/*.json`:
 * `post_types => [type => fields]`, `taxonomies => [taxonomy => fields]`; a field is
 * `[name, type, label, fields?, options?]`.
 */
function definitions(): array {
	static $definitions = null;
	if ( null === $definitions ) {
		$definitions               = require \EnergySite\PLUGIN_DIR . '/config/fields.php';
		$glossary                  = $definitions['post_types']['glossary'] ?? array();
		$definitions['post_types'] = \array_merge(
			$definitions['post_types'],
			array( \EnergySite\glossary_type() => $glossary )
		);
	}
	return $definitions;
}

/** Fields of a post type. */
function fields_of_type( string $type ): array {
	return definitions()['post_types'][ $type ] ?? array();
}

/** Fields of a taxonomy's terms. */
function fields_of_taxonomy( string $taxonomy ): array {
	return definitions()['taxonomies'][ $taxonomy ] ?? array();
}
