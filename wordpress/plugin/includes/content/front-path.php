<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * Address of an item on the site, `/news/bonus-sociale`: leading slash, no trailing one. Items
 * without a page of their own answer what stands for it (a document its file), or an empty string.
 */
function front_path( \WP_Post $post ): string {
	if ( 'page' === $post->post_type ) {
		return is_front_page_id( $post->ID ) ? '/' : '/' . nested_name( $post );
	}
	$type = post_types()[ $post->post_type ] ?? null;
	if ( null === $type ) {
		return '';
	}
	if ( 'document' === $post->post_type ) {
		return document_path( $post );
	}
	return null === $type['path'] ? '' : '/' . $type['path'] . '/' . nested_name( $post );
}

function is_front_page_id( int $id ): bool {
	return 'page' === \get_option( 'show_on_front' ) && (int) \get_option( 'page_on_front' ) === $id;
}

/** Names of the ancestors and the item itself, joined by slashes. */
function nested_name( \WP_Post $post ): string {
	$names = \array_map(
		static function ( \WP_Post $ancestor ): string {
			return $ancestor->post_name;
		},
		ancestors( $post )
	);
	return \implode( '/', \array_merge( $names, array( visible_name( $post ) ) ) );
}

/** An item in the trash still answers with the name it had. */
function visible_name( \WP_Post $post ): string {
	if ( 'trash' === $post->post_status ) {
		$wanted = \get_post_meta( $post->ID, '_wp_desired_post_slug', true );
		return \is_string( $wanted ) && '' !== $wanted ? $wanted : \preg_replace( '/__trashed$/', '', $post->post_name );
	}
	return $post->post_name;
}

/** Ancestors from the root down, without the item itself. */
function ancestors( \WP_Post $post ): array {
	$ancestors = array();
	foreach ( \array_reverse( \get_post_ancestors( $post ) ) as $id ) {
		$ancestor = \get_post( $id );
		if ( $ancestor instanceof \WP_Post ) {
			$ancestors[] = $ancestor;
		}
	}
	return $ancestors;
}

/** Spec 2.5: a document's address is its file's. */
function document_path( \WP_Post $post ): string {
	$attachment = \get_post_meta( $post->ID, 'document_attachment', true );
	$url        = \is_numeric( $attachment ) ? \wp_get_attachment_url( (int) $attachment ) : $attachment;
	return \is_string( $url ) ? (string) \wp_parse_url( $url, PHP_URL_PATH ) : '';
}
