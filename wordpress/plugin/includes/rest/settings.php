<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Fields;

/** `GET gse/v1/settings/{locale}`: site settings (spec 3.17) and the navigation. */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'gse/v1',
			'/settings/(?P<locale>[a-z]{2})',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => '__return_true',
					'callback'            => static function (): array {
						return site_settings();
					},
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => static function (): bool {
						return \current_user_can( 'edit_others_pages' );
					},
					'callback'            => __NAMESPACE__ . '\save_settings',
				),
			)
		);
	}
);

function site_settings(): array {
	$stored = \get_option( 'energy_site_settings', array() );
	$stored = \is_array( $stored ) ? $stored : array();
	return array(
		'navigation'          => (object) ( $stored['navigation'] ?? array() ),
		'in_home_news_events' => home_items( $stored['in_home_news_events'] ?? array() ),
	) + $stored;
}

/** `[{ID, post_type}]` of the news and events that are still published. */
function home_items( $chosen ): array {
	$items = array();
	foreach ( Fields\post_ids( $chosen ) as $id ) {
		$post = \get_post( $id );
		if ( $post instanceof \WP_Post && 'publish' === $post->post_status ) {
			$items[] = array(
				'ID'        => $post->ID,
				'post_type' => $post->post_type,
			);
		}
	}
	return $items;
}

/** Replaces the settings that are given, leaves the others. */
function save_settings( \WP_REST_Request $request ): array {
	$stored = \get_option( 'energy_site_settings', array() );
	$given  = $request->get_json_params();
	$given  = \is_array( $given ) ? $given : array();
	if ( isset( $given['in_home_news_events'] ) ) {
		$given['in_home_news_events'] = Fields\post_ids( $given['in_home_news_events'] );
	}
	\update_option( 'energy_site_settings', \array_merge( (array) $stored, $given ) );
	return site_settings();
}
