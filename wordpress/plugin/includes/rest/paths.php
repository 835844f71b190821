<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/**
 * `GET msr/v1/paths`: every published path, `[{path, type, modified}]`, for sitemap and warming; of a
 * product page that sends on to a new one (spec 2.3) with its address as `new_page`, of one that
 * search engines are not to show `unlisted`.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/paths',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static function (): array {
					return published_paths();
				},
			)
		);
	}
);

function published_paths(): array {
	$types = array( 'page' );
	foreach ( Content\post_types() as $name => $type ) {
		if ( null !== $type['path'] ) {
			$types[] = $name;
		}
	}
	// All at once: a thousand small rows, and ancestors come from the same cache.
	$posts = \get_posts(
		array(
			'post_type'              => $types,
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => -1,
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'update_post_term_cache' => false,
		)
	);
	$paths = array();
	foreach ( $posts as $post ) {
		$meta = Content\page_meta( $post );
		if ( '1' === $meta['_pprredirect_active'] && '' !== $meta['_pprredirect_url'] ) {
			continue;
		}
		$entry    = array(
			'path'     => Content\front_path( $post ),
			'type'     => $post->post_type,
			'modified' => \str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
		);
		if ( 'true' === $meta['unlisted'] ) {
			$entry['unlisted'] = true;
		}
		$new_page = new_product_page( $post );
		if ( '' !== $new_page ) {
			$entry['new_page'] = $new_page;
		}
		$paths[] = $entry;
	}
	return $paths;
}

/** Both fields are needed (spec 2.3); read as they are stored, for a thousand items at once. */
function new_product_page( \WP_Post $post ): string {
	$link = \get_post_meta( $post->ID, 'new_product_page_link', true );
	return \get_post_meta( $post->ID, 'activate_new_template', true ) && \is_string( $link ) ? $link : '';
}
