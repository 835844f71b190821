<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/**
 * Visitors find neither the accounts of authors nor comments, and what the answer about a page says
 * itself needs no second answer. Lists of offers are asked with `_embed` (spec 7), which is a call
 * of its own for each link that can be embedded.
 */
const LINKS_FOR_EDITORS = array( 'author', 'replies' );
const LINKS_SAID_BY_PAGES = array( 'up', 'https://api.w.org/term', 'https://api.w.org/featuredmedia' );

\add_action(
	'rest_api_init',
	static function (): void {
		if ( \is_user_logged_in() ) {
			return;
		}
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_{$type}_query", __NAMESPACE__ . '\without_versions' );
			$unused = \array_merge( LINKS_FOR_EDITORS, 'page' === $type ? LINKS_SAID_BY_PAGES : array() );
			\add_filter(
				"rest_prepare_$type",
				static function ( \WP_REST_Response $response ) use ( $unused ): \WP_REST_Response {
					foreach ( $unused as $relation ) {
						$response->remove_link( $relation );
					}
					return $response;
				}
			);
		}
	}
);

/** How many versions each item has is for editors, too, and asked with a query for each. */
function without_versions( array $args ): array {
	\add_filter( 'wp_revisions_to_keep', '__return_zero' );
	\add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\with_versions' );
	return $args;
}

/** What else this request does makes versions as ever. */
function with_versions( $response ) {
	\remove_filter( 'wp_revisions_to_keep', '__return_zero' );
	return $response;
}
