<?php
declare(strict_types=1);

namespace EnergySite\Fields;

/**
 * An image as the ACF plugin answers it: address, alternative text, size, and the address of each
 * smaller copy (`sizes.large`, `sizes['large-width']`). False when there is none.
 *
 * @param mixed $value Attachment id as stored.
 * @return array|false
 */
function image_value( $value ) {
	$id   = \is_numeric( $value ) ? (int) $value : 0;
	$post = $id > 0 ? \get_post( $id ) : null;
	$url  = $post instanceof \WP_Post ? \wp_get_attachment_url( $id ) : false;
	if ( ! \is_string( $url ) ) {
		return \is_string( $value ) && '' !== $value && ! \is_numeric( $value ) ? image_of_address( $value ) : false;
	}
	$data   = \wp_get_attachment_metadata( $id );
	$data   = \is_array( $data ) ? $data : array();
	$width  = (int) ( $data['width'] ?? 0 );
	$height = (int) ( $data['height'] ?? 0 );
	return array(
		'ID'        => $id,
		'id'        => $id,
		'title'     => $post->post_title,
		'filename'  => \basename( $url ),
		'url'       => $url,
		'alt'       => (string) \get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'caption'   => $post->post_excerpt,
		'mime_type' => $post->post_mime_type,
		'width'     => $width,
		'height'    => $height,
		'sizes'     => image_sizes( $url, $data, $width, $height ),
	);
}

/** Every registered size has an address: the original where no smaller copy was made. */
function image_sizes( string $url, array $data, int $width, int $height ): array {
	$sizes = array();
	foreach ( array( 'thumbnail', 'medium', 'medium_large', 'large' ) as $name ) {
		$copy                     = $data['sizes'][ $name ] ?? null;
		$sizes[ $name ]           = $copy ? \dirname( $url ) . '/' . $copy['file'] : $url;
		$sizes[ "$name-width" ]  = (int) ( $copy['width'] ?? $width );
		$sizes[ "$name-height" ] = (int) ( $copy['height'] ?? $height );
	}
	return $sizes;
}

/** An address in place of an id, as some importers leave it. */
function image_of_address( string $url ): array {
	return array(
		'ID'     => 0,
		'id'     => 0,
		'url'    => $url,
		'alt'    => '',
		'width'  => 0,
		'height' => 0,
		'sizes'  => image_sizes( $url, array(), 0, 0 ),
	);
}

/**
 * Address of a file; empty when there is none.
 *
 * @param mixed $value Attachment id or address as stored.
 */
function file_value( $value ): string {
	if ( \is_numeric( $value ) ) {
		$url = \wp_get_attachment_url( (int) $value );
		return \is_string( $url ) ? $url : '';
	}
	return \is_string( $value ) ? $value : '';
}
