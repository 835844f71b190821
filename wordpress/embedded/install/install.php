<?php
// Installs WordPress into the empty database, with an administrator of our own from the start.
define( 'WP_INSTALLING', true );
require '/wordpress/wp-load.php';

/** No sample page, post or comment: the seed brings the content. */
function wp_install_defaults( $user_id ) {
	global $wpdb;
	$name = 'Senza categoria';
	$wpdb->insert(
		$wpdb->terms,
		array(
			'term_id'    => 1,
			'name'       => $name,
			'slug'       => 'senza-categoria',
			'term_group' => 0,
		)
	);
	$wpdb->insert(
		$wpdb->term_taxonomy,
		array(
			'term_id'     => 1,
			'taxonomy'    => 'category',
			'description' => '',
			'parent'      => 0,
			'count'       => 0,
		)
	);
	update_option( 'default_category', 1 );
}

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

if ( ! is_blog_installed() ) {
	wp_install(
		getenv( 'BLOG_NAME' ),
		getenv( 'ADMIN_USER' ),
		getenv( 'ADMIN_EMAIL' ),
		true,
		'',
		wp_slash( getenv( 'ADMIN_PASSWORD' ) )
	);
}
echo wp_json_encode( array( 'installed' => is_blog_installed() ) );
