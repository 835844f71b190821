<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * What is not online as it is meant to be: drafts, what is scheduled, planned changes of what is
 * online, and drafts that who asks keeps beside it. `to_publish=1` of the lists leaves out the rest.
 */
const TO_PUBLISH = 'to_publish';

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_{$type}_collection_params", __NAMESPACE__ . '\offer_to_publish' );
			\add_filter( "rest_{$type}_query", __NAMESPACE__ . '\take_to_publish', 10, 2 );
		}
		\add_filter( 'posts_where', __NAMESPACE__ . '\only_to_publish', 10, 2 );
	}
);

function offer_to_publish( array $params ): array {
	$params[ TO_PUBLISH ] = array(
		'type'    => 'boolean',
		'default' => false,
	);
	return $params;
}

function take_to_publish( array $args, \WP_REST_Request $request ): array {
	return true === $request[ TO_PUBLISH ] && \current_user_can( 'edit_posts' ) ? array( TO_PUBLISH => true ) + $args : $args;
}

function only_to_publish( string $where, \WP_Query $query ): string {
	if ( ! $query->get( TO_PUBLISH ) ) {
		return $where;
	}
	global $wpdb;
	$drafts = \implode( ',', \array_map( 'intval', \array_keys( own_drafts() ) ) );
	$beside = '' === $drafts ? '' : " OR {$wpdb->posts}.ID IN ($drafts)";
	return $where . $wpdb->prepare(
		" AND ({$wpdb->posts}.post_status IN ('draft', 'pending', 'future')$beside OR {$wpdb->posts}.ID IN (SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = %s))", // phpcs:ignore WordPress.DB.PreparedSQL -- Ids are whole numbers.
		PLANNED
	);
}
