<?php
declare(strict_types=1);

namespace EnergySite\Editor;

/**
 * Preview links: a page as it is saved, draft and autosave included, or as it is planned to be, for
 * whoever has the link and for two days. The token says page, author of the autosave, end, and
 * whether it shows what is planned, signed with WordPress's salt.
 */
const PREVIEW_SECONDS = 2 * \DAY_IN_SECONDS;

\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/preview/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function ( \WP_REST_Request $request ): bool {
					return \current_user_can( 'edit_post', (int) $request['id'] );
				},
				'args'                => array(
					'without_draft' => array( 'type' => 'boolean' ),
					'planned'       => array( 'type' => 'boolean' ),
				),
				/** @return array|\WP_Error */
				'callback'            => static function ( \WP_REST_Request $request ) {
					$post = \get_post( (int) $request['id'] );
					if ( $request['without_draft'] && $post instanceof \WP_Post ) {
						if ( is_other_draft( $post, $request ) ) {
							return draft_changed_meanwhile();
						}
						drop_draft( $post->ID, $post->post_content );
					}
					$end = \time() + PREVIEW_SECONDS;
					return array(
						'token'   => preview_token( (int) $request['id'], \get_current_user_id(), $end, (bool) $request['planned'] ),
						'expires' => \gmdate( 'Y-m-d\TH:i:s\Z', $end ),
					);
				},
			)
		);
	}
);

/**
 * Takes away the draft that this user kept beside the page.
 *
 * @param string $next What takes its place: the page itself, or what is planned.
 */
function drop_draft( int $post, string $next ): void {
	$draft = \wp_get_post_autosave( $post, \get_current_user_id() );
	if ( $draft instanceof \WP_Post ) {
		keep_replaced( $draft, $next );
		\wp_delete_post_revision( $draft->ID );
	}
}

function preview_token( int $post, int $user, int $end, bool $planned = false ): string {
	$claim = "$post.$user.$end" . ( $planned ? '.planned' : '' );
	return $claim . '.' . \substr( \hash_hmac( 'sha256', "preview:$claim", \wp_salt( 'auth' ) ), 0, 40 );
}

/**
 * Whose view of the page a token shows, and whether with what is planned; null for a token that is
 * none, or over.
 *
 * @return array{author: int, planned: bool}|null
 */
function preview_of( string $token, int $post ): ?array {
	$parts   = \explode( '.', $token );
	$planned = 'planned' === ( $parts[3] ?? '' );
	if ( \count( $parts ) !== ( $planned ? 5 : 4 ) || $post !== (int) $parts[0] || \time() > (int) $parts[2] ) {
		return null;
	}
	$author   = (int) $parts[1];
	$expected = preview_token( $post, $author, (int) $parts[2], $planned );
	return \hash_equals( $expected, $token ) ? \compact( 'author', 'planned' ) : null;
}
