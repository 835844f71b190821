<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/** `GET msr/v1/paths`: every published path, `[{path, type, modified}]`, for sitemap and warming. */
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
		$paths[] = array(
			'path'     => Content\front_path( $post ),
			'type'     => $post->post_type,
			'modified' => \str_replace( ' ', 'T', $post->post_modified_gmt ) . 'Z',
		);
	}
	return $paths;
}
