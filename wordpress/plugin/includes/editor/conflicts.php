<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * Two editors, one page: a save may say which content it started from, and is refused with 409 when
 * another one is stored by now. The builder then merges and saves again; it never overwrites.
 */

/** Length in bytes and FNV-1a, as the builder computes it (builder/cms/fingerprint.ts). */
function fingerprint( string $content ): string {
	return \strlen( $content ) . '-' . \hash( 'fnv1a32', $content );
}

/**
 * @param mixed $prepared Post on its way to the database, or an error of an earlier filter.
 * @return mixed
 */
function refuse_outdated( $prepared, \WP_REST_Request $request ) {
	$post = \get_post( (int) $request->get_param( 'id' ) );
	if ( \is_wp_error( $prepared ) || ! $post instanceof \WP_Post ) {
		return $prepared;
	}
	if ( is_outdated( $post, $request ) ) {
		return changed_meanwhile();
	}
	return is_other_draft( $post, $request ) ? draft_changed_meanwhile() : $prepared;
}

function changed_meanwhile(): \WP_Error {
	return new \WP_Error(
		'page_changed',
		'The content was changed in the meantime.',
		array( 'status' => 409 )
	);
}

/** Also when the item went live, or was taken back: what was saved as a draft would be published. */
function is_outdated( \WP_Post $post, \WP_REST_Request $request ): bool {
	$content = $request->get_param( 'expected_content' );
	$status  = $request->get_param( 'expected_status' );
	return ( \is_string( $content ) && fingerprint( $post->post_content ) !== $content )
		|| ( \is_string( $status ) && $post->post_status !== $status );
}

/**
 * One user, two tabs or devices: what is kept or published, and takes the place of this user's draft
 * beside the item, may say which draft it grew from, or that there was none. The builder merges what
 * was kept elsewhere, as it does with what somebody else saved.
 */
function is_other_draft( \WP_Post $post, \WP_REST_Request $request ): bool {
	$expected = $request->get_param( 'expected_draft' );
	$draft    = draft_beside( $post, \get_current_user_id() );
	return \is_string( $expected ) && $expected !== ( null === $draft ? '' : fingerprint( $draft->post_content ) );
}

function draft_changed_meanwhile(): \WP_Error {
	return new \WP_Error(
		'draft_changed',
		'The draft was changed in the meantime.',
		array( 'status' => 409 )
	);
}

/**
 * A draft beside the published page, too: kept as if it had grown from what is stored now, it would
 * undo what was published meanwhile. WordPress's autosaves do not look at what a filter refuses, so
 * they are refused before.
 *
 * @param mixed $response Answer of an earlier filter, if any.
 * @return mixed
 */
function refuse_outdated_autosave( $response, array $handler, \WP_REST_Request $request ) {
	$is_autosave = 'POST' === $request->get_method() && 1 === \preg_match( '#/autosaves$#', $request->get_route() );
	return $is_autosave && \current_user_can( 'edit_post', (int) $request->get_param( 'id' ) )
		? refuse_outdated( $response, $request )
		: $response;
}
\add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\refuse_outdated_autosave', 10, 3 );

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ) as $type ) {
			\add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\refuse_outdated', 10, 2 );
		}
	}
);

/**
 * The draft that an item was saved with in it, and those that it grew from, by their fingerprints,
 * apart by spaces: what whoever still has one of them before them did themselves is what differs
 * from it, no more.
 */
const TAKEN_DRAFT = '_energy_taken_draft';

function note_taken_draft( \WP_Post $post, \WP_REST_Request $request ): void {
	$draft = $request->get_param( 'expected_draft' );
	if ( \is_string( $draft ) && '' !== $draft ) {
		\update_post_meta( $post->ID, TAKEN_DRAFT, \trim( line_of_draft( $post, $draft ) . " $draft" ) );
	} elseif ( null !== $request->get_param( 'content' ) ) {
		\delete_post_meta( $post->ID, TAKEN_DRAFT );
	}
}
\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_action( "rest_after_insert_$type", __NAMESPACE__ . '\note_taken_draft', 10, 2 );
			\register_rest_field(
				$type,
				'taken_draft',
				array(
					'get_callback' => static function ( array $item ): string {
						return (string) \get_post_meta( (int) $item['id'], TAKEN_DRAFT, true );
					},
					'schema'       => array(
						'type'    => 'string',
						'context' => array( 'edit' ),
					),
				)
			);
		}
	}
);
