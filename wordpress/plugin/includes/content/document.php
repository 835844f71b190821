<?php
declare(strict_types=1);

namespace EnergySite\Content;

/** Whether a content is a page builder tree: a JSON object with `nodes`. */
function is_document( string $content ): bool {
	// The first look is cheap and settles nearly every case.
	if ( '' === $content || '{' !== $content[0] || false === \strpos( $content, '"nodes"' ) ) {
		return false;
	}
	$value = \json_decode( $content );
	return \is_object( $value ) && isset( $value->nodes ) && \is_object( $value->nodes );
}

/**
 * Escapes what WordPress's HTML filter looks for, inside JSON strings only: kses then changes no
 * byte of it. The JSON says the same as before. These characters stand nowhere else in JSON.
 */
function escape_json( string $json ): string {
	return \strtr(
		$json,
		array(
			'<' => '\u003c',
			'>' => '\u003e',
			'&' => '\u0026',
		)
	);
}

/**
 * The nodes that visitors see: without those that are hidden, and what these hold.
 *
 * @param array $nodes Nodes by id, as stored.
 */
function shown_nodes( array $nodes ): array {
	$gone = array();
	$open = \array_keys( \array_filter( $nodes, static fn( $node ): bool => true === ( $node['hidden'] ?? null ) ) );
	while ( $open ) {
		$id = \array_pop( $open );
		if ( 'root' === $id || isset( $gone[ $id ] ) ) {
			continue;
		}
		$gone[ $id ] = true;
		\array_push( $open, ...\array_filter( (array) ( $nodes[ $id ]['childIds'] ?? array() ), '\is_string' ) );
	}
	return \array_diff_key( $nodes, $gone );
}
