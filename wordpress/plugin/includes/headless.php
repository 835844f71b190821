<?php
declare(strict_types=1);

namespace EnergySite;

use EnergySite\Content;

/** WordPress shows no page of its own: whoever comes here by a link is sent to the site. */
\add_action(
	'template_redirect',
	static function (): void {
		if ( '' === setting( 'origin' ) ) {
			return;
		}
		// A file that is gone is gone, and no home page.
		if ( 0 === \strpos( (string) $GLOBALS['wp']->request, 'wp-content/' ) ) {
			\status_header( 404 );
			\nocache_headers();
			\header( 'Content-Type: text/plain; charset=utf-8' );
			exit( "Questo file non c'è più.\n" );
		}
		$post = \is_singular() ? \get_queried_object() : Content\find_by_path( (string) $GLOBALS['wp']->request );
		$path = $post instanceof \WP_Post ? Content\front_path( $post ) : '';
		$ours = $post instanceof \WP_Post && 'publish' === $post->post_status && '' !== $path;
		\nocache_headers();
		// The site's host is configured, not asked for: wp_safe_redirect() would not know it.
		// phpcs:ignore WordPress.Security.SafeRedirect
		\wp_redirect( site_origin() . ( $ours ? $path : '/' ), 302, 'Energy site' );
		exit;
	},
	0
);

// Feeds, sitemaps and oEmbed of a site that is elsewhere; the site has its own sitemap.
\add_filter( 'wp_sitemaps_enabled', '__return_false' );
\remove_action( 'wp_head', 'feed_links', 2 );
\remove_action( 'wp_head', 'feed_links_extra', 3 );
\remove_action( 'rest_api_init', 'wp_oembed_register_route' );
\add_filter( 'xmlrpc_enabled', '__return_false' );
// An answer that runs as a script of a caller's choice would pass the content policy as our own.
\add_filter( 'rest_jsonp_enabled', '__return_false' );
\add_filter( 'redirect_canonical', '__return_false' );

/** "Visit site" leads to the site. */
\add_action(
	'admin_bar_menu',
	static function ( \WP_Admin_Bar $bar ): void {
		foreach ( array( 'site-name', 'view-site' ) as $id ) {
			$node = $bar->get_node( $id );
			if ( $node && \is_admin() && '' !== setting( 'origin' ) ) {
				$node->href = site_origin() . '/';
				$bar->add_node( (array) $node );
			}
		}
		$bar->remove_node( 'comments' );
	},
	200
);
