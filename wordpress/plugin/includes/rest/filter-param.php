<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/** Query variables that `filter[...]` may set besides taxonomies; none widens what is visible. */
const FILTER_VARS = array( 'orderby', 'order', 's', 'name', 'year', 'monthnum', 'day', 'posts_per_page', 'offset' );

const MAX_PER_PAGE = 100;

/** The `filter[...]` query of spec 7, which WordPress itself ignores since 4.7. */
\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_{$type}_query", __NAMESPACE__ . '\apply_filter_param', 10, 2 );
		}
	}
);

function apply_filter_param( array $args, \WP_REST_Request $request ): array {
	$filter = $request->get_param( 'filter' );
	if ( ! \is_array( $filter ) ) {
		return $args;
	}
	foreach ( FILTER_VARS as $name ) {
		if ( isset( $filter[ $name ] ) && \is_scalar( $filter[ $name ] ) ) {
			$args[ $name ] = (string) $filter[ $name ];
		}
	}
	if ( isset( $filter['posts_per_page'] ) ) {
		$args['posts_per_page'] = \max( 1, \min( MAX_PER_PAGE, (int) $filter['posts_per_page'] ) );
	}
	// A menu is read from its first entry on; WordPress would begin with the last.
	$asked_order = isset( $filter['order'] ) || \array_key_exists( 'order', $request->get_query_params() );
	if ( 'menu_order' === ( $filter['orderby'] ?? '' ) && ! $asked_order ) {
		$args['orderby'] = array(
			'menu_order' => 'ASC',
			'title'      => 'ASC',
		);
	}
	foreach ( \array_keys( Content\taxonomies() ) as $taxonomy ) {
		if ( isset( $filter[ $taxonomy ] ) ) {
			$args['tax_query'][] = taxonomy_clause( $taxonomy, $filter[ $taxonomy ] );
		}
	}
	return $args;
}

/** Slugs separated by commas: any of them; by plus signs: all of them. Children count too. */
function taxonomy_clause( string $taxonomy, $value ): array {
	$text = \is_array( $value ) ? \implode( ',', \array_filter( $value, 'is_scalar' ) ) : (string) $value;
	$all  = false === \strpos( $text, ',' ) && \preg_match( '/[+ ]/', $text );
	return array(
		'taxonomy' => $taxonomy,
		'field'    => 'slug',
		'terms'    => \preg_split( '/[,+\s]+/', $text, -1, PREG_SPLIT_NO_EMPTY ),
		'operator' => $all ? 'AND' : 'IN',
	);
}
