<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;
use EnergySite\Seo;
use EnergySite\Webhook\Changes;

/**
 * `GET msr/v1/seo?path=/cerca`: search engine data of a visible path (spec 2.2), empty texts where
 * there is none. For addresses that are no item of WordPress, such as the second page of a list;
 * items have theirs in their own answer. `POST` stores it.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		$path = array(
			'type'      => 'string',
			'required'  => true,
			// As long as the table's column.
			'maxLength' => 190,
		);
		\register_rest_route(
			'msr/v1',
			'/seo',
			array(
				array(
					'methods'             => 'GET',
					'permission_callback' => '__return_true',
					'args'                => array( 'path' => $path ),
					'callback'            => static function ( \WP_REST_Request $request ): array {
						return seo_of( (string) $request['path'] );
					},
				),
				array(
					'methods'             => 'POST',
					'permission_callback' => static function (): bool {
						return \current_user_can( 'edit_others_pages' );
					},
					'args'                => array( 'path' => $path ) + \array_fill_keys( Seo\COLUMNS, array( 'type' => 'string' ) ),
					'callback'            => __NAMESPACE__ . '\save_seo',
				),
			)
		);
	}
);

/** Of an item, with an address or without: what search engines say of it, for the builder. */
const ITEM_SEO = array(
	'seo_title'       => 'title',
	'seo_description' => 'description',
	'seo_image'       => 'og_image',
);

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( ITEM_SEO as $field => $column ) {
			\register_rest_field(
				Content\site_types(),
				$field,
				array(
					'get_callback' => static function ( array $item ) use ( $column ): string {
						return Seo\of_item( \get_post( (int) $item['id'] ) )[ $column ] ?? '';
					},
					'schema'       => array(
						'type'    => 'string',
						'context' => array( 'edit' ),
					),
				)
			);
		}
		foreach ( Content\site_types() as $type ) {
			\add_action( "rest_after_insert_$type", __NAMESPACE__ . '\save_item_seo', 10, 2 );
		}
	}
);

/** Stores at once what a request has sent of an item's data; the rest of its row stays. */
function save_item_seo( \WP_Post $post, \WP_REST_Request $request ): void {
	$sent = array();
	foreach ( ITEM_SEO as $field => $column ) {
		if ( null !== $request[ $field ] ) {
			$sent[ $column ] = $request[ $field ];
		}
	}
	if ( array() === $sent ) {
		return;
	}
	// Where the same request has moved the item, the rest of its row is at the address it left.
	$left = Changes::left_path( $post );
	if ( '' !== $left ) {
		Seo\move( $left, Content\front_path( $post ) );
	}
	Seo\save_of_item( $post, $sent + Seo\of_item( $post ) );
}

function seo_of( string $path ): array {
	$found = may_read_seo( $path ) ? Seo\find( seo_path( $path ) ) : null;
	return $found ?? \array_fill_keys( Seo\COLUMNS, '' );
}

/** What a page will say that is planned, or said before it was taken back, is its editors' alone. */
function may_read_seo( string $path ): bool {
	$item = Content\find_by_path( $path );
	return null === $item || 'publish' === $item->post_status || \current_user_can( 'edit_post', $item->ID );
}

/** Replaces the whole row; without any text there is none. */
function save_seo( \WP_REST_Request $request ): array {
	Seo\save( seo_path( (string) $request['path'] ), $request->get_params() );
	return seo_of( (string) $request['path'] );
}

/** As items' paths are kept: a leading slash, no trailing one. */
function seo_path( string $path ): string {
	return '/' . Content\clean_path( $path );
}
