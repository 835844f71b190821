<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;
use function EnergySite\site_origin;

/** WordPress's own editors and filters stay away from page builder trees. */

/** Address that opens the page builder on an item; empty for one without an address. */
function builder_url( \WP_Post $post ): string {
	$path = Content\has_address( $post ) ? Content\front_path( $post ) : '';
	return '' === $path ? '' : site_origin() . $path . '?pb';
}

function is_document_post( $post ): bool {
	$post = \get_post( $post );
	return $post instanceof \WP_Post && Content\is_document( $post->post_content );
}

// --- Reading: the tree comes back as stored, and costs no filter ---------------------------------

final class Skipped {
	/** @var string[] Trees taken out of the filters' way, innermost last. */
	public static $contents = array();
}

\add_filter(
	'the_content',
	static function ( $content ) {
		$tree                = Content\is_document( (string) $content );
		Skipped::$contents[] = $tree ? $content : null;
		return $tree ? '' : $content;
	},
	PHP_INT_MIN
);

\add_filter(
	'the_content',
	static function ( $content ) {
		$tree = \array_pop( Skipped::$contents );
		return null === $tree ? $content : $tree;
	},
	PHP_INT_MAX
);

// An excerpt made of a tree's JSON says nothing.
\add_action(
	'init',
	static function (): void {
		\remove_filter( 'get_the_excerpt', 'wp_trim_excerpt' );
		\add_filter(
			'get_the_excerpt',
			static function ( $text, $post = null ) {
				return '' === \trim( (string) $text ) && is_document_post( $post ) ? '' : \wp_trim_excerpt( $text, $post );
			},
			10,
			2
		);
	}
);

// --- Editing ---------------------------------------------------------------------------------

\add_filter(
	'use_block_editor_for_post',
	static function ( $use, $post ) {
		return is_document_post( $post ) ? false : $use;
	},
	100,
	2
);

/** Without its text field the classic form sends no content, and WordPress keeps what is stored. */
\add_action(
	'load-post.php',
	static function (): void {
		$id = (int) ( $_GET['post'] ?? $_POST['post_ID'] ?? 0 ); // phpcs:ignore WordPress.Security.NonceVerification
		if ( $id > 0 && is_document_post( $id ) ) {
			\remove_post_type_support( (string) \get_post_type( $id ), 'editor' );
			\add_filter( 'user_can_richedit', '__return_false', 100 );
		}
	}
);

\add_action(
	'edit_form_after_title',
	static function ( \WP_Post $post ): void {
		if ( ! is_document_post( $post ) ) {
			return;
		}
		$url = builder_url( $post );
		echo '<div class="notice notice-info inline" style="margin:20px 0;padding:16px"><p><strong>Il contenuto di questa pagina si modifica nel page builder.</strong></p>';
		echo '' === $url
			? '<p>Pubblica la pagina per aprirla nel page builder.</p>'
			: '<p><a class="button button-primary button-large" href="' . \esc_url( $url ) . '">Apri nel page builder</a></p>';
		echo '</div>';
	}
);

/** A way into the page builder from every list. */
function row_actions( array $actions, \WP_Post $post ): array {
	$url = \current_user_can( 'edit_post', $post->ID ) ? builder_url( $post ) : '';
	if ( '' !== $url && 'publish' === $post->post_status ) {
		$actions['builder'] = '<a href="' . \esc_url( $url ) . '">Page builder</a>';
	}
	return $actions;
}
\add_filter( 'page_row_actions', __NAMESPACE__ . '\row_actions', 10, 2 );
\add_filter( 'post_row_actions', __NAMESPACE__ . '\row_actions', 10, 2 );

// A preview of a tree is the page builder itself.
\add_filter(
	'preview_post_link',
	static function ( $link, \WP_Post $post ) {
		$url = is_document_post( $post ) ? builder_url( $post ) : '';
		return '' === $url ? $link : $url;
	},
	10,
	2
);
