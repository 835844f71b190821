<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;
use EnergySite\Fields;

/** The fields the spec reads on every content item, beside WordPress's own (spec 3.3 to 3.13). */
\add_action(
	'rest_api_init',
	static function (): void {
		$types = Content\site_types();
		$field = static function ( string $name, callable $get ) use ( $types ): void {
			\register_rest_field(
				$types,
				$name,
				array(
					'get_callback' => static function ( array $item ) use ( $get ) {
						$post = \get_post( (int) $item['id'] );
						return $post instanceof \WP_Post ? $get( $post ) : null;
					},
				)
			);
		};
		$field( 'acf', static function ( \WP_Post $post ) { return acf( $post ); } );
		$field( 'better_featured_image', __NAMESPACE__ . '\better_featured_image' );
		$field( 'post_meta', static function ( \WP_Post $post ) { return (object) public_meta( $post ); } );
		$field( 'parents', __NAMESPACE__ . '\parents' );
		$field( 'post_type_label', static function ( \WP_Post $post ) { return Content\post_type_label( $post->post_type ); } );
	}
);

/** Offers know their categories by slug and name (spec 3.6); the editor's panels work with ids. */
\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( array( 'offers_category', 'offerTags_category' ) as $taxonomy ) {
			\register_rest_field(
				'page',
				$taxonomy,
				array(
					'get_callback' => static function ( array $item, $name, \WP_REST_Request $request ) use ( $taxonomy ) {
						$terms = terms( (int) $item['id'], $taxonomy );
						return 'edit' === $request['context'] ? \array_column( $terms, 'id' ) : $terms;
					},
					'schema'       => array(
						'type'    => 'array',
						'items'   => array( 'type' => array( 'integer', 'object' ) ),
						'context' => array( 'view', 'edit', 'embed' ),
					),
				)
			);
		}
	}
);

/** `acf` as an object, empty or not. */
function acf( \WP_Post $post ): \stdClass {
	return (object) Fields\acf_of_post( $post );
}

/** Terms of an item: `[{id, slug, name}]`. */
function terms( int $post_id, string $taxonomy ): array {
	$terms = \get_the_terms( $post_id, $taxonomy );
	return \array_map(
		static function ( \WP_Term $term ): array {
			return array(
				'id'   => $term->term_id,
				'slug' => $term->slug,
				'name' => $term->name,
			);
		},
		\is_array( $terms ) ? $terms : array()
	);
}

/** Featured image with its sizes, in the shape of the plugin of that name; null without one. */
function better_featured_image( \WP_Post $post ): ?array {
	$id    = (int) \get_post_thumbnail_id( $post );
	$image = $id > 0 ? \get_post( $id ) : null;
	$url   = $image instanceof \WP_Post ? \wp_get_attachment_url( $id ) : false;
	if ( ! \is_string( $url ) ) {
		return null;
	}
	$data = \wp_get_attachment_metadata( $id );
	$data = \is_array( $data ) ? $data : array();
	foreach ( $data['sizes'] ?? array() as $name => $size ) {
		$data['sizes'][ $name ]['source_url'] = \dirname( $url ) . '/' . $size['file'];
	}
	return array(
		'id'            => $id,
		'alt_text'      => (string) \get_post_meta( $id, '_wp_attachment_image_alt', true ),
		'caption'       => $image->post_excerpt,
		'description'   => $image->post_content,
		'media_type'    => \wp_attachment_is_image( $id ) ? 'image' : 'file',
		'media_details' => array(
			'width'  => (int) ( $data['width'] ?? 0 ),
			'height' => (int) ( $data['height'] ?? 0 ),
			'file'   => (string) ( $data['file'] ?? '' ),
			'sizes'  => (object) ( $data['sizes'] ?? array() ),
		),
		'post'          => $image->post_parent,
		'source_url'    => $url,
	);
}

/** Meta that readers may see, each key with the list of its values. */
function public_meta( \WP_Post $post ): array {
	$meta = array();
	foreach ( Content\PUBLIC_META as $key ) {
		$values = \get_post_meta( $post->ID, $key );
		if ( array() !== $values ) {
			$meta[ $key ] = \array_values( $values );
		}
	}
	return $meta;
}

/** Spec 3.1, parents: the ancestors from the root down. */
function parents( \WP_Post $post ): array {
	return \array_map(
		static function ( \WP_Post $ancestor ): array {
			return array(
				'post_title'          => $ancestor->post_title,
				'post_name'           => $ancestor->post_name,
				'breadcrumb_unlinked' => (string) \get_post_meta( $ancestor->ID, 'breadcrumb_unlinked', true ),
			);
		},
		Content\ancestors( $post )
	);
}

/** The images of a whole list in one query instead of one each. */
\add_filter(
	'the_posts',
	static function ( array $posts ): array {
		if ( \defined( 'REST_REQUEST' ) && REST_REQUEST && \count( $posts ) > 1 ) {
			\_prime_post_caches( image_ids( $posts ), false, true );
		}
		return $posts;
	}
);

/** Attachments that these items and their fields name. */
function image_ids( array $posts ): array {
	$ids = array();
	foreach ( $posts as $post ) {
		$ids[] = (int) \get_post_thumbnail_id( $post );
		foreach ( Fields\fields_of_type( $post->post_type ) as $field ) {
			if ( \in_array( $field['type'], array( 'image', 'file' ), true ) ) {
				$ids[] = (int) \get_post_meta( $post->ID, $field['name'], true );
			}
		}
	}
	return \array_values( \array_unique( \array_filter( $ids ) ) );
}
