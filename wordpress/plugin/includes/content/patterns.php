<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * Blocks that editors saved to use again. What is copied into pages is stored as the builder's
 * clipboard writes it; a synced pattern is a tree of its own, and pages refer to it by nodes of one
 * component, whose prop `patternId` is its id here.
 */
const PATTERN_TYPE = 'pb_pattern';

const PATTERN_REFERENCE = 'syncedpattern';

/** Ids of the patterns that a tree refers to, with how often it does. */
function referenced_patterns( string $content ): array {
	if ( false === \stripos( $content, PATTERN_REFERENCE ) || ! is_document( $content ) ) {
		return array();
	}
	$counts   = array();
	$document = \json_decode( $content, true );
	foreach ( $document['nodes'] as $node ) {
		$id = $node['props']['patternId'] ?? null;
		if ( \is_int( $id ) && $id > 0 && \strtolower( (string) ( $node['component'] ?? '' ) ) === PATTERN_REFERENCE ) {
			$counts[ $id ] = ( $counts[ $id ] ?? 0 ) + 1;
		}
	}
	return $counts;
}

/** Trees of all patterns that a tree shows, patterns inside of patterns too: `[id => content]`. */
function shown_patterns( string $content ): array {
	$shown   = array();
	$waiting = \array_keys( referenced_patterns( $content ) );
	while ( array() !== $waiting ) {
		$id = \array_pop( $waiting );
		if ( isset( $shown[ $id ] ) ) {
			continue;
		}
		$pattern = \get_post( $id );
		if ( $pattern instanceof \WP_Post && PATTERN_TYPE === $pattern->post_type && 'publish' === $pattern->post_status && is_document( $pattern->post_content ) ) {
			$shown[ $id ] = $pattern->post_content;
			$waiting      = \array_merge( $waiting, \array_keys( referenced_patterns( $pattern->post_content ) ) );
		}
	}
	return $shown;
}

/**
 * What refers to patterns: for each item, and each pattern that holds others, how often to which.
 *
 * @return array{items: array<int, array<int, int>>, patterns: array<int, array<int, int>>}
 */
function pattern_references(): array {
	global $wpdb;
	$types    = \array_merge( site_types(), array( PATTERN_TYPE ) );
	$statuses = array( 'publish', 'future', 'draft', 'pending', 'private' );
	// phpcs:disable WordPress.DB -- Contents are looked into as text: no query of WordPress does.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT ID, post_type, post_content FROM {$wpdb->posts} WHERE post_content LIKE %s AND post_type IN ("
			. \implode( ',', \array_fill( 0, \count( $types ), '%s' ) ) . ') AND post_status IN ('
			. \implode( ',', \array_fill( 0, \count( $statuses ), '%s' ) ) . ') ORDER BY ID',
			'%' . $wpdb->esc_like( PATTERN_REFERENCE ) . '%',
			...$types,
			...$statuses
		)
	);
	// phpcs:enable
	$references = array(
		'items'    => array(),
		'patterns' => array(),
	);
	foreach ( $rows as $row ) {
		$kind = PATTERN_TYPE === $row->post_type ? 'patterns' : 'items';

		$references[ $kind ][ (int) $row->ID ] = referenced_patterns( $row->post_content );
	}
	return $references;
}

/**
 * Items that show a pattern, whether they refer to it or to one that holds it.
 *
 * @param array|null $references As `pattern_references` answers, for who asks about several.
 * @return array<int, int> How often each refers to it, by the item's id.
 */
function items_showing( int $pattern, ?array $references = null ): array {
	$references = $references ?? pattern_references();
	$wanted     = array( $pattern => true );
	do {
		$before = \count( $wanted );
		foreach ( $references['patterns'] as $holder => $counts ) {
			if ( array() !== \array_intersect_key( $counts, $wanted ) ) {
				$wanted[ $holder ] = true;
			}
		}
	} while ( \count( $wanted ) > $before );
	$items = array();
	foreach ( $references['items'] as $id => $counts ) {
		$count = \array_sum( \array_intersect_key( $counts, $wanted ) );
		if ( $count > 0 ) {
			$items[ $id ] = $count;
		}
	}
	return $items;
}
