<?php
declare(strict_types=1);

namespace EnergySite\Editor;

/** What of WordPress's own screens leads nowhere here: blog posts, comments, the theme's editor. */
\add_action(
	'admin_menu',
	static function (): void {
		\remove_menu_page( 'edit.php' );
		\remove_menu_page( 'edit-comments.php' );
		\remove_submenu_page( 'themes.php', 'site-editor.php' );
	},
	100
);

\add_action(
	'init',
	static function (): void {
		foreach ( array( 'page', 'post' ) as $type ) {
			\remove_post_type_support( $type, 'comments' );
			\remove_post_type_support( $type, 'trackbacks' );
		}
	},
	20
);

\add_action(
	'wp_dashboard_setup',
	static function (): void {
		\remove_meta_box( 'dashboard_quick_press', 'dashboard', 'side' );
	}
);

/** The block editor's welcome would fetch pictures from another host. */
\add_action(
	'enqueue_block_editor_assets',
	static function (): void {
		\wp_add_inline_script(
			'wp-preferences',
			"wp.data.dispatch( 'core/preferences' ).setDefaults( 'core/edit-post', { welcomeGuide: false } );
			wp.data.dispatch( 'core/preferences' ).set( 'core/edit-post', 'welcomeGuide', false );"
		);
	}
);
