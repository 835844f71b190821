<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/**
 * `GET msr/v1/redirects`: active redirects of published items (spec 2.3), and from
 * addresses that items had before, `[{path, url, type}]`.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/redirects',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static function (): array {
					return redirects();
				},
			)
		);
	}
);

function redirects(): array {
	$posts = \get_posts(
		array(
			'post_type'      => Content\site_types(),
			'post_status'    => 'publish',
			'posts_per_page' => -1,
			'meta_key'       => '_pprredirect_active', // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'     => '1', // phpcs:ignore WordPress.DB.SlowDBQuery
			'orderby'        => 'ID',
			'order'          => 'ASC',
		)
	);
	$table = array();
	// Before the redirects that somebody chose, which count more.
	foreach ( Content\moved_paths() as $from => $to ) {
		$table[] = array(
			'path' => $from,
			'url'  => $to,
			'type' => '301',
		);
	}
	foreach ( $posts as $post ) {
		$meta = Content\page_meta( $post );
		$path = Content\front_path( $post );
		if ( '' !== $path && '' !== $meta['_pprredirect_url'] ) {
			$table[] = array(
				'path' => $path,
				'url'  => $meta['_pprredirect_url'],
				'type' => $meta['_pprredirect_type'],
			);
		}
	}
	return $table;
}
