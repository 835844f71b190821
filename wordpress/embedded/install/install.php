<?php
// Installs WordPress, with an administrator of our own from the start. Where an earlier attempt was
// killed halfway, it adds what is missing.
define( 'WP_INSTALLING', true );
// Tables without options would be an error to WordPress.
define( 'WP_REPAIRING', true );
require '/wordpress/wp-load.php';

/** No sample page, post or comment: the seed brings the content. */
function wp_install_defaults( $user_id ) {
	global $wpdb;
	update_option( 'default_category', 1 );
	if ( get_term( 1 ) instanceof WP_Term ) {
		return;
	}
	$name = 'Senza categoria';
	// The first of the two may be there.
	$wpdb->replace(
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
}

/** What wp_install() does once there are tables; it cannot make them twice. */
function finish_install() {
	populate_options();
	populate_roles();
	update_option( 'blogname', getenv( 'BLOG_NAME' ) );
	update_option( 'admin_email', getenv( 'ADMIN_EMAIL' ) );
	$user_id = username_exists( getenv( 'ADMIN_USER' ) );
	if ( ! $user_id ) {
		$user_id = wp_create_user( getenv( 'ADMIN_USER' ), wp_slash( getenv( 'ADMIN_PASSWORD' ) ), getenv( 'ADMIN_EMAIL' ) );
	}
	( new WP_User( $user_id ) )->set_role( 'administrator' );
	wp_install_defaults( $user_id );
}

require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// All tables are made at once, or none.
if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->users ) ) ) {
	finish_install();
} else {
	wp_install(
		getenv( 'BLOG_NAME' ),
		getenv( 'ADMIN_USER' ),
		getenv( 'ADMIN_EMAIL' ),
		true,
		'',
		wp_slash( getenv( 'ADMIN_PASSWORD' ) )
	);
}
