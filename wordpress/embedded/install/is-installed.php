<?php
// Whether an installation came to its end. By WordPress's own account it has one as soon as its
// first options are stored; the administrator, and last the category, come after.
define( 'WP_INSTALLING', true );
// Tables without options would be an error to WordPress.
define( 'WP_REPAIRING', true );
require '/wordpress/wp-load.php';

// A WordPress that comes from elsewhere was never configured here, and is whole.
$is_whole = get_option( 'energy_site_configured' )
	|| ( get_option( 'siteurl' ) && get_users( array( 'role' => 'administrator' ) ) && get_term( 1 ) instanceof WP_Term );
echo $is_whole ? 'yes' : 'no';
