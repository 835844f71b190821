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

/** The block editor's welcome would fetch pictures from another host: it counts as seen. */
function skip_welcome(): void {
	if ( ! \is_user_logged_in() ) {
		return;
	}
	$key   = $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences';
	$seen  = \get_user_meta( \get_current_user_id(), $key, true );
	$seen  = \is_array( $seen ) ? $seen : array();
	$wants = array( 'core', 'core/edit-post' );
	foreach ( $wants as $scope ) {
		if ( ! isset( $seen[ $scope ]['welcomeGuide'] ) ) {
			$seen[ $scope ]['welcomeGuide'] = false;
			$seen['_modified']              = \gmdate( 'Y-m-d\TH:i:s.000\Z' );
			\update_user_meta( \get_current_user_id(), $key, $seen );
		}
	}
}
\add_action(
	'init',
	static function (): void {
		if ( \is_admin() && \in_array( $GLOBALS['pagenow'] ?? '', array( 'post.php', 'post-new.php' ), true ) ) {
			skip_welcome();
		}
	},
	-10 // Before WordPress writes the preferences into its scripts.
);

/** Items that are all fields are edited in the plain form: a canvas would only push it down. */
\add_filter(
	'use_block_editor_for_post_type',
	static function ( $use, $type ) {
		return \in_array( $type, array( 'shop', 'document', 'work-offer' ), true ) ? false : $use;
	},
	10,
	2
);
