<?php
declare(strict_types=1);

namespace EnergySite\Seo;

use EnergySite\Content;

/**
 * Search engine data of an item without an address yet is kept with the item: under the address it
 * may get, anybody could read it, and a draft by the name of a published page would change that
 * page's.
 */
const KEPT = '_energy_site_seo';

/** Data of an item, with an address or without; empty where there is none. */
function of_item( \WP_Post $post ): array {
	$kept = Content\has_address( $post ) ? '' : \get_post_meta( $post->ID, KEPT, true );
	return \is_array( $kept ) ? $kept : row_of_item( $post );
}

function save_of_item( \WP_Post $post, array $values ): void {
	if ( Content\has_address( $post ) ) {
		$path = Content\front_path( $post );
		if ( '' !== $path ) {
			save( $path, $values );
		}
		\delete_post_meta( $post->ID, KEPT );
		return;
	}
	$row = clean_row( $values );
	if ( '' === \implode( '', $row ) && array() === row_of_item( $post ) ) {
		\delete_post_meta( $post->ID, KEPT );
	} else {
		\update_post_meta( $post->ID, KEPT, \wp_slash( $row ) );
	}
}

/** The row at the item's address; a draft that was out before, or is back from the trash, has its old one. */
function row_of_item( \WP_Post $post ): array {
	$path = '' === $post->post_name ? '' : Content\front_path( $post );
	if ( '' === $path ) {
		return array();
	}
	$owner = Content\has_address( $post ) ? $post : Content\find_by_path( $path );
	return null !== $owner && $owner->ID === $post->ID ? find( $path ) ?? array() : array();
}

// Whoever gives the item its address, the form of wp-admin or the builder; after the form's own
// values are stored.
\add_action(
	'save_post',
	static function ( $id, \WP_Post $post ): void {
		$kept = \get_post_meta( (int) $id, KEPT, true );
		if ( \is_array( $kept ) && 'trash' !== $post->post_status && Content\has_address( $post ) ) {
			save_of_item( $post, $kept );
		}
	},
	30,
	2
);
