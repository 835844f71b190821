<?php
declare(strict_types=1);

namespace EnergySite\Editor;

/**
 * Warnings of the builder's checks that somebody has read and found right as they are: kept with the
 * item, for everybody who edits it. They change nothing that visitors see.
 */
const ACCEPTED = '_energy_site_accepted';

/** As many as are remembered of an item; the oldest are forgotten. */
const MAX_ACCEPTED = 500;

\add_action(
	'rest_api_init',
	static function (): void {
		$may_edit = static function ( \WP_REST_Request $request ): bool {
			return \current_user_can( 'edit_post', (int) $request['id'] );
		};
		\register_rest_route(
			'msr/v1',
			'/accepted-warnings/(?P<id>\d+)',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => $may_edit,
					'callback'            => static function ( \WP_REST_Request $request ): array {
						return array( 'accepted' => accepted_warnings( (int) $request['id'] ) );
					},
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => $may_edit,
					'callback'            => __NAMESPACE__ . '\accept_warning',
					'args'                => array(
						'warning'  => array(
							'type'      => 'string',
							'required'  => true,
							'minLength' => 1,
							'maxLength' => 500,
						),
						'accepted' => array(
							'type'     => 'boolean',
							'required' => true,
						),
					),
				),
			)
		);
	}
);

/** @return string[] What the builder calls the accepted warnings of an item. */
function accepted_warnings( int $id ): array {
	$stored = \get_post_meta( $id, ACCEPTED, true );
	return \is_array( $stored ) ? \array_values( \array_filter( $stored, 'is_string' ) ) : array();
}

function accept_warning( \WP_REST_Request $request ): array {
	$id      = (int) $request['id'];
	$warning = (string) $request['warning'];
	$kept    = \array_values( \array_diff( accepted_warnings( $id ), array( $warning ) ) );
	if ( $request['accepted'] ) {
		$kept[] = $warning;
	}
	$kept = \array_slice( $kept, -MAX_ACCEPTED );
	if ( array() === $kept ) {
		\delete_post_meta( $id, ACCEPTED );
	} else {
		\update_post_meta( $id, ACCEPTED, \wp_slash( $kept ) );
	}
	return array( 'accepted' => $kept );
}
