<?php
declare(strict_types=1);

namespace EnergySite\Content;

use EnergySite\Editor;

/**
 * `GET msr/v1/due`: publishes what is scheduled for a moment that has come. WordPress's own clock
 * needs visitors, and this WordPress has none: the site asks, once in a while. Whoever asks learns
 * and changes nothing that time would not.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/due',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static function (): array {
					return array( 'published' => publish_due() + Editor\publish_planned() );
				},
			)
		);
	}
);

function publish_due(): int {
	$due = \get_posts(
		array(
			'post_type'      => site_types(),
			'post_status'    => 'future',
			'posts_per_page' => 20,
			'fields'         => 'ids',
			'date_query'     => array(
				array(
					'column' => 'post_date_gmt',
					'before' => \gmdate( 'Y-m-d H:i:s' ),
				),
			),
		)
	);
	foreach ( $due as $id ) {
		\check_and_publish_future_post( $id );
	}
	return \count( $due );
}
