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
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_field(
			Content\site_types(),
			'seo_description',
			array(
				'get_callback'    => static function ( array $item ): string {
					return Seo\of_item( \get_post( (int) $item['id'] ) )['description'] ?? '';
				},
				'update_callback' => __NAMESPACE__ . '\save_seo_description',
				'schema'          => array(
					'type'    => 'string',
					'context' => array( 'edit' ),
				),
			)
		);
	}
);

function save_seo_description( string $description, \WP_Post $post ): void {
	// Where the same request has moved the item, the rest of its row is at the address it left.
	$left = Changes::left_path( $post );
	if ( '' !== $left ) {
		Seo\move( $left, Content\front_path( $post ) );
	}
	Seo\save_of_item( $post, array( 'description' => $description ) + Seo\of_item( $post ) );
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
