<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * Redirect of a page (spec 2.3), its submenu, 'true' when its breadcrumb bears no link, and 'true'
 * when search engines are not to show it.
 */
const PAGE_META = array( '_pprredirect_active', '_pprredirect_url', '_pprredirect_type', 'submenu', 'breadcrumb_unlinked', 'unlisted' );

/** Meta that any reader of the REST API gets as `post_meta`. */
const PUBLIC_META = array( 'region' );

\add_action(
	'init',
	static function (): void {
		$may_edit = static function ( $allowed, $key, $post_id ): bool {
			return \current_user_can( 'edit_post', $post_id );
		};
		foreach ( site_types() as $type ) {
			foreach ( PAGE_META as $key ) {
				\register_post_meta(
					$type,
					$key,
					array(
						'type'              => 'string',
						'single'            => true,
						'default'           => '',
						'show_in_rest'      => true,
						'auth_callback'     => $may_edit,
						'sanitize_callback' => '_pprredirect_url' === $key ? 'sanitize_url' : 'sanitize_text_field',
					)
				);
			}
		}
		\register_post_meta(
			'shop',
			'region',
			array(
				'type'              => 'string',
				'single'            => true,
				'default'           => '',
				'show_in_rest'      => true,
				'auth_callback'     => $may_edit,
				'sanitize_callback' => 'sanitize_text_field',
			)
		);
	},
	7
);

/** Redirect and submenu of an item, every key there. */
function page_meta( \WP_Post $post ): array {
	$meta = array();
	foreach ( PAGE_META as $key ) {
		$value        = \get_post_meta( $post->ID, $key, true );
		$meta[ $key ] = \is_scalar( $value ) ? (string) $value : '';
	}
	return $meta;
}
