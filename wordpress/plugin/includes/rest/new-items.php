<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/**
 * A draft at a slug of its own is looked up by WordPress by an `id` and a parent, which a new one
 * does not have: PHP would warn of both in the log.
 *
 * @param mixed $prepared An item on its way to the database, or an error.
 */
function with_identity( $prepared ) {
	if ( $prepared instanceof \stdClass && ! isset( $prepared->ID ) ) {
		$prepared->id          = 0;
		$prepared->post_parent = $prepared->post_parent ?? 0;
	}
	return $prepared;
}

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ) as $type ) {
			\add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\with_identity' );
		}
	}
);
