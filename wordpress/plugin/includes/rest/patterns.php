<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;
use function EnergySite\setting;

/** A signed call is taken for so long after it was signed, in seconds. */
const SIGNED_FOR = 300;

/**
 * `GET msr/v1/patterns`: every synced pattern, `[{id, content}]`, whether or not a page shows it.
 * For editors, and for who has the secret shared with the site: `X-Signed-At`, milliseconds since
 * the epoch, and `X-Signature: sha256=<hex HMAC of "patterns <signed at>">`.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/patterns',
			array(
				'methods'             => 'GET',
				'permission_callback' => static function ( \WP_REST_Request $request ): bool {
					return \current_user_can( 'edit_pages' ) || is_signed( $request, 'patterns' );
				},
				'callback'            => static function (): \WP_REST_Response {
					return new \WP_REST_Response( synced_patterns(), 200, array( 'Cache-Control' => 'no-store' ) );
				},
			)
		);
	}
);

function is_signed( \WP_REST_Request $request, string $subject ): bool {
	$secret = setting( 'webhook_secret' );
	$at     = (string) $request->get_header( 'x_signed_at' );
	if ( '' === $secret || ! \ctype_digit( $at ) || \abs( \microtime( true ) - (float) $at / 1000 ) > SIGNED_FOR ) {
		return false;
	}
	$expected = 'sha256=' . \hash_hmac( 'sha256', "$subject $at", $secret );
	return \hash_equals( $expected, (string) $request->get_header( 'x_signature' ) );
}

function synced_patterns(): array {
	$posts    = \get_posts(
		array(
			'post_type'      => Content\PATTERN_TYPE,
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
		)
	);
	$patterns = array();
	foreach ( $posts as $post ) {
		if ( Content\is_document( $post->post_content ) ) {
			$patterns[] = array(
				'id'      => $post->ID,
				'content' => $post->post_content,
			);
		}
	}
	return $patterns;
}
