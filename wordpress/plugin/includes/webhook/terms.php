<?php
declare(strict_types=1);

namespace EnergySite\Webhook;

use EnergySite\Content;
use EnergySite\Fields;

/** Where WordPress says that terms change. They have no page of their own: what shows them is told. */

/** Taxonomies whose terms the site lists as such, whether or not any item has them. */
const LISTED_TAXONOMIES = array( 'service_category', 'documents_categories' );

function term_changed( $term_id, $tt_id, $taxonomy ): void {
	$definition = Content\taxonomies()[ $taxonomy ] ?? null;
	if ( null === $definition ) {
		return;
	}
	touch_all( \array_merge( items_within( (int) $term_id, $taxonomy ), items_naming( (int) $term_id, $taxonomy ) ) );
	if ( \in_array( $taxonomy, LISTED_TAXONOMIES, true ) ) {
		foreach ( $definition['types'] as $type ) {
			Changes::other( $type, '/' . ( Content\post_types()[ $type ]['path'] ?? '' ) );
		}
	}
}
foreach ( array( 'created_term', 'edited_term' ) as $hook ) {
	\add_action( $hook, __NAMESPACE__ . '\term_changed', 10, 3 );
}

// Before it goes: afterwards nobody knows what stood in it or below it.
\add_action(
	'pre_delete_term',
	static function ( $term_id, $taxonomy ): void {
		term_changed( $term_id, 0, $taxonomy );
	},
	10,
	2
);

/** Items of a term and of those below it: a list of the term shows both. */
function items_within( int $term_id, string $taxonomy ): array {
	$below = \get_term_children( $term_id, $taxonomy );
	$ids   = \get_objects_in_term( \array_merge( array( $term_id ), \is_array( $below ) ? $below : array() ), $taxonomy );
	return \is_array( $ids ) ? \array_map( 'intval', $ids ) : array();
}

/** Items whose fields name a term, as a page does the FAQs it shows, whether or not they have it. */
function items_naming( int $term_id, string $taxonomy ): array {
	$ids = array();
	foreach ( Content\site_types() as $type ) {
		foreach ( Fields\fields_of_type( $type ) as $field ) {
			if ( 'terms' === $field['type'] && $taxonomy === $field['taxonomy'] ) {
				$ids = \array_merge( $ids, items_naming_in( $type, $field['name'], $term_id ) );
			}
		}
	}
	return $ids;
}

/** Read one by one: the list of ids is stored as a whole, as numbers or as texts. */
function items_naming_in( string $type, string $field, int $term_id ): array {
	$ids = \get_posts(
		array(
			'post_type'      => $type,
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			'fields'         => 'ids',
			'meta_key'       => $field, // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_compare'   => 'EXISTS',
		)
	);
	\update_meta_cache( 'post', $ids );
	return \array_filter(
		$ids,
		static function ( $id ) use ( $field, $term_id ): bool {
			$named = (array) \get_post_meta( (int) $id, $field, true );
			return \in_array( $term_id, \array_map( 'intval', \array_filter( $named, 'is_numeric' ) ), true );
		}
	);
}
