<?php
// Brings an installed WordPress to the state this version expects. Runs at every start.
require '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

// Another core than last time: WordPress's own upgrade of its tables.
if ( (int) get_option( 'db_version' ) !== (int) $GLOBALS['wp_db_version'] ) {
	wp_upgrade();
}

$plugin = getenv( 'PLUGIN' );
if ( ! is_plugin_active( $plugin ) ) {
	$result = activate_plugin( $plugin );
	if ( is_wp_error( $result ) ) {
		throw new RuntimeException( $result->get_error_message() );
	}
}

if ( ! get_option( 'energy_site_configured' ) ) {
	update_option( 'timezone_string', 'Europe/Rome' );
	update_option( 'date_format', 'j F Y' );
	update_option( 'time_format', 'H:i' );
	update_option( 'start_of_week', 1 );
	update_option( 'default_comment_status', 'closed' );
	update_option( 'default_ping_status', 'closed' );
	update_option( 'uploads_use_yearmonth_folders', 1 );
	update_option( 'show_avatars', 0 );
	update_option( 'blogdescription', '' );
	// Names of months and days; the interface follows once its language pack is installed.
	if ( file_exists( WP_CONTENT_DIR . '/languages/it_IT.mo' ) ) {
		update_option( 'WPLANG', 'it_IT' );
	}
	// Asked for at each request: one that is not there costs a query each time.
	add_option( 'WPLANG', '' );
	update_option( 'permalink_structure', '/%postname%/' );
	update_option( 'energy_site_configured', 1 );
}

// Another version of the plugin may have other types: the next request, which knows them, makes
// the rules of their addresses anew.
if ( get_option( 'energy_site_rules' ) !== getenv( 'RULES_VERSION' ) ) {
	update_option( 'rewrite_rules', '' );
	update_option( 'energy_site_rules', getenv( 'RULES_VERSION' ) );
}

if ( getenv( 'NEW_PASSWORD' ) ) {
	$user = get_user_by( 'login', getenv( 'ADMIN_USER' ) );
	if ( $user ) {
		wp_set_password( getenv( 'NEW_PASSWORD' ), $user->ID );
	}
}

if ( getenv( 'TEST_USERS' ) ) {
	foreach ( array( 'redattore' => 'editor', 'autore' => 'author' ) as $login => $role ) {
		if ( ! username_exists( $login ) ) {
			$id = wp_create_user( $login, getenv( 'TEST_USERS' ), "$login@example.test" );
			( new WP_User( $id ) )->set_role( $role );
		}
	}
}
echo wp_json_encode( array( 'ok' => true ) );
