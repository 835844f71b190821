<?php
declare(strict_types=1);

namespace EnergySite\Content;

use function EnergySite\site_origin;

/**
 * Every link to a content item points to the site, in REST answers as in wp-admin.
 *
 * @param mixed $link WordPress's own permalink.
 * @param mixed $post The item or its id.
 */
function front_link( $link, $post ): string {
	$post = \get_post( $post );
	$path = $post instanceof \WP_Post && has_address( $post ) ? front_path( $post ) : '';
	return '' === $path ? (string) $link : site_origin() . $path;
}

/** Drafts keep WordPress's own `?p=` links: they have no address yet. */
function has_address( \WP_Post $post ): bool {
	return \in_array( $post->post_type, site_types(), true )
		&& '' !== $post->post_name
		&& ! \in_array( $post->post_status, array( 'draft', 'pending', 'auto-draft' ), true );
}

/**
 * While an editor changes a name, WordPress shows the address with a placeholder in its place; it
 * puts the ancestors in itself.
 */
function sample_link( string $type ): string {
	if ( 'page' === $type ) {
		return site_origin() . '/%pagename%';
	}
	$path = post_types()[ $type ]['path'] ?? $type;
	return site_origin() . "/$path/%$type%";
}

\add_filter(
	'page_link',
	static function ( $link, $id, $sample = false ) {
		// The front page's name shows nowhere.
		return $sample && ! is_front_page_id( (int) $id ) ? sample_link( 'page' ) : front_link( $link, $id );
	},
	20,
	3
);

\add_filter(
	'post_type_link',
	static function ( $link, $post, $leavename = false, $sample = false ) {
		$ours = isset( post_types()[ $post->post_type ] );
		return $ours && ( $leavename || $sample ) ? sample_link( $post->post_type ) : front_link( $link, $post );
	},
	20,
	4
);
