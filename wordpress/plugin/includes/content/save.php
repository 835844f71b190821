<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * A tree saved without escapes, by another tool or an older system, would lose backslashes and
 * attributes in WordPress's HTML filter when its author may not write unfiltered HTML: it is
 * escaped before. A tree as our builder saves it passes untouched.
 *
 * @param mixed $content Slashed content on its way to the database.
 */
function protect_document( $content ) {
	if ( ! \is_string( $content ) || ! \preg_match( '/^\s*\{/', $content ) ) {
		return $content;
	}
	$plain = \wp_unslash( $content );
	if ( ! \preg_match( '/[<>&]/', $plain ) || ! is_document( $plain ) ) {
		return $content;
	}
	// Who may write what they like keeps every byte.
	return \current_user_can( 'unfiltered_html' ) ? $content : \wp_slash( escape_json( $plain ) );
}
\add_filter( 'content_save_pre', __NAMESPACE__ . '\protect_document', 1 );

/**
 * WordPress keeps a revision of what is saved, not of what was there: the first change of an item
 * would lose its original. It is kept as the first revision.
 */
\add_action(
	'pre_post_update',
	static function ( $id, $data ): void {
		$post = \get_post( (int) $id );
		if ( ! $post instanceof \WP_Post || '' === $post->post_content || ! \wp_revisions_enabled( $post ) ) {
			return;
		}
		if ( \wp_unslash( $data['post_content'] ?? '' ) !== $post->post_content ) {
			keep_original( $post );
		}
	},
	5,
	2
);

/** Makes a version of an item that has none yet. */
function keep_original( \WP_Post $post ): void {
	if ( array() !== kept_versions( $post ) ) {
		return;
	}
	$original = \_wp_put_post_revision( $post );
	if ( \is_int( $original ) && is_public( $post ) ) {
		// Not before it was written, nor before the item went online.
		mark_public( $original, \max( $post->post_modified_gmt, $post->post_date_gmt ) );
	}
}
