<?php
declare(strict_types=1);

namespace EnergySite;

// No theme of WordPress is ever shown. Yet every answer would read its patterns, lay out its
// widgets and list the styles of blocks, which takes a third of an answer's time.
\remove_action( 'init', '_register_theme_block_patterns' );
\remove_action( 'init', '_register_core_block_patterns_and_categories' );
\remove_action( 'init', 'wp_widgets_init', 1 );
\add_filter( 'load_default_widgets', '__return_false' );
if ( ! \is_admin() ) {
	// Themes are changed in wp-admin.
	\remove_action( 'init', 'check_theme_switched', 99 );
	// After the theme's own wish.
	\add_filter( 'should_load_separate_core_block_assets', '__return_false', 20 );
}
