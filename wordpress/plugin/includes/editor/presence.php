<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * Who has a page open in the builder. Each tab says so every few seconds and is told of the others,
 * of the content that is stored by now, where, by what title and in what state, of the reader's own
 * draft beside it and of what is planned. WordPress's screens are told by its own lock (post-lock.php).
 */
const PRESENT_SECONDS = 45;

\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/presence/(?P<id>\d+)',
			array(
				'methods'             => 'POST',
				'permission_callback' => static function ( \WP_REST_Request $request ): bool {
					return \current_user_can( 'edit_post', (int) $request['id'] );
				},
				'callback'            => __NAMESPACE__ . '\presence',
				'args'                => array(
					'tab'   => array(
						'type'      => 'string',
						'required'  => true,
						'maxLength' => 64,
					),
					'leave' => array( 'type' => 'boolean' ),
				),
			)
		);
		foreach ( \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ) as $type ) {
			\register_rest_field(
				"$type-revision",
				'author_name',
				array(
					'get_callback' => static function ( array $revision ): string {
						return (string) \get_the_author_meta( 'display_name', (int) ( $revision['author'] ?? 0 ) );
					},
				)
			);
		}
	}
);

function presence( \WP_REST_Request $request ): array {
	$id      = (int) $request['id'];
	$key     = "energy_presence_$id";
	$now     = \time();
	$user    = \wp_get_current_user();
	$present = \get_transient( $key );
	$present = \array_filter(
		\is_array( $present ) ? $present : array(),
		static function ( array $tab ) use ( $now ): bool {
			return $now - $tab['at'] < PRESENT_SECONDS;
		}
	);
	$tab     = (string) $request['tab'];
	$others  = \array_values( \array_diff_key( $present, array( $tab => true ) ) );
	unset( $present[ $tab ] );
	if ( ! $request['leave'] ) {
		$present[ $tab ] = array(
			'user' => $user->ID,
			'name' => $user->display_name,
			'at'   => $now,
		);
		hold_lock( $id );
	} elseif ( ! \in_array( $user->ID, \array_column( $others, 'user' ), true ) ) {
		release_lock( $id );
	}
	\set_transient( $key, $present, PRESENT_SECONDS );
	$post  = \get_post( $id );
	$draft = $post instanceof \WP_Post ? draft_beside( $post, $user->ID ) : null;
	$last  = (int) \get_post_meta( $id, '_edit_last', true );
	return array(
		'others'  => \array_merge(
			\array_map(
				static function ( array $tab ) use ( $user ): array {
					return array(
						'name' => $tab['name'],
						'self' => $tab['user'] === $user->ID,
					);
				},
				$others
			),
			in_wordpress( $id )
		),
		'content' => $post instanceof \WP_Post ? fingerprint( $post->post_content ) : '',
		'draft'   => null === $draft ? '' : fingerprint( $draft->post_content ),
		'taken'   => (string) \get_post_meta( $id, TAKEN_DRAFT, true ),
		'planned' => planned_changes( $id )['id'] ?? '',
		'status'  => $post instanceof \WP_Post ? $post->post_status : '',
		'title'   => $post instanceof \WP_Post ? $post->post_title : '',
		'path'    => $post instanceof \WP_Post && '' !== $post->post_name ? Content\front_path( $post ) : '',
		// Who is logged in by now: the window may have been opened by another.
		'user'    => array(
			'id'   => $user->ID,
			'name' => $user->display_name,
		),
		'by'      => $last > 0 ? (string) \get_the_author_meta( 'display_name', $last ) : '',
	);
}

/** The REST API does not note who saved last; WordPress's own screens do. */
function note_editor( \WP_Post $post ): void {
	if ( \get_current_user_id() > 0 ) {
		\update_post_meta( $post->ID, '_edit_last', \get_current_user_id() );
	}
}
\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ) as $type ) {
			\add_action( "rest_after_insert_$type", __NAMESPACE__ . '\note_editor' );
		}
	}
);
