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
	$expected = $request->get_param( 'expected_content' );
	$post     = \get_post( (int) $request->get_param( 'id' ) );
	if ( \is_wp_error( $prepared ) || ! \is_string( $expected ) || ! $post instanceof \WP_Post ) {
		return $prepared;
	}
	if ( fingerprint( $post->post_content ) === $expected ) {
		return $prepared;
	}
	return new \WP_Error(
		'page_changed',
		'The content was changed in the meantime.',
		array( 'status' => 409 )
	);
}

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ) as $type ) {
			\add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\refuse_outdated', 10, 2 );
		}
	}
);
