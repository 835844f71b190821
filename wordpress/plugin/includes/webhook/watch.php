<?php
declare(strict_types=1);

namespace EnergySite\Webhook;

use EnergySite\Content;
use EnergySite\Editor;

/** Where WordPress says that content changes. Each only takes note; nothing is sent from here. */

// Before an item is written: its old path, and those of the items below it, which move along. Its
// title stands in their breadcrumbs.
\add_action(
	'pre_post_update',
	static function ( $id, $data ): void {
		$post = \get_post( (int) $id );
		if ( ! $post instanceof \WP_Post || 'revision' === $post->post_type ) {
			return;
		}
		Changes::remember( $post );
		$moves = $post->post_name !== ( $data['post_name'] ?? $post->post_name )
			|| $post->post_parent !== (int) ( $data['post_parent'] ?? $post->post_parent );
		if ( $moves ) {
			foreach ( published_below( $post ) as $child ) {
				Changes::remember( $child );
				Changes::touch( $child->ID );
			}
		} elseif ( $post->post_title !== ( $data['post_title'] ?? $post->post_title ) ) {
			touch_all( \array_column( published_below( $post ), 'ID' ) );
		}
	},
	10,
	2
);

\add_action(
	'wp_after_insert_post',
	static function ( $id, $post ): void {
		if ( $post instanceof \WP_Post && 'revision' !== $post->post_type ) {
			Changes::touch( (int) $id );
			pattern_changed( $post );
		}
	},
	10,
	2
);

foreach ( array( 'wp_trash_post', 'before_delete_post', 'untrashed_post' ) as $hook ) {
	\add_action(
		$hook,
		static function ( $id ): void {
			Changes::touch( (int) $id );
			pattern_changed( \get_post( (int) $id ) );
		}
	);
}

/**
 * A synced pattern has no page of its own: what changes is every page that shows it.
 *
 * @param mixed $post Whatever was saved or deleted.
 */
function pattern_changed( $post ): void {
	if ( ! $post instanceof \WP_Post || Content\PATTERN_TYPE !== $post->post_type ) {
		return;
	}
	touch_all( \array_keys( Content\items_showing( $post->ID ) ) );
}

/** Items that change along with another one; past what is worth telling one by one, everything. */
function touch_all( array $ids ): void {
	if ( \count( $ids ) > 200 ) {
		Changes::other( 'all' );
		return;
	}
	foreach ( $ids as $id ) {
		Changes::touch( (int) $id );
	}
}

/**
 * Fields, redirects, templates, featured images; not the editor's locks and traces.
 */
function meta_changed( $meta_id, $post_id, $key, $value ): void {
	$traces = array( '_edit_lock', '_edit_last', '_wp_old_slug', '_wp_old_date', '_encloseme', '_pingme', Editor\PLANNED, Editor\PLANNED_AT, Editor\ACCEPTED, Editor\TRASHED_DRAFT, Editor\TAKEN_DRAFT );
	if ( ! \in_array( $key, $traces, true ) && 0 !== \strpos( (string) $key, '_wp_trash' ) ) {
		if ( 'attachment' === \get_post_type( (int) $post_id ) ) {
			// The alternative text or the file of a picture: it may be anywhere.
			if ( '_wp_attachment_image_alt' === $key ) {
				Changes::other( 'all' );
			}
			return;
		}
		Changes::touch( (int) $post_id );
		// The pages below show it in their breadcrumbs. Stored for the first time without a value,
		// it says what its absence said.
		if ( 'breadcrumb_unlinked' === $key && ! ( 'added_post_meta' === \current_action() && '' === $value ) ) {
			touch_all( \array_column( published_below( \get_post( (int) $post_id ) ), 'ID' ) );
		}
	}
}
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hook ) {
	\add_action( $hook, __NAMESPACE__ . '\meta_changed', 10, 4 );
}

\add_action(
	'set_object_terms',
	static function ( $id, $terms, $new_ids, $taxonomy, $append, $old_ids ): void {
		if ( \array_diff( $new_ids, $old_ids ) || \array_diff( $old_ids, $new_ids ) ) {
			Changes::touch( (int) $id );
		}
	},
	10,
	6
);

// The first save of an option adds it.
foreach ( array( 'added_option', 'updated_option' ) as $event ) {
	\add_action(
		$event,
		static function ( $name ): void {
			if ( 'energy_site_settings' === $name ) {
				Changes::other( 'settings' );
			}
			if ( \in_array( $name, array( 'page_on_front', 'show_on_front' ), true ) ) {
				Changes::other( 'all' );
			}
		}
	);
}

\add_action(
	'energy_site_seo_changed',
	static function ( $path ): void {
		Changes::other( 'seo', (string) $path );
	}
);

/** Published items anywhere below one. */
function published_below( ?\WP_Post $post ): array {
	if ( null === $post || ! \is_post_type_hierarchical( $post->post_type ) ) {
		return array();
	}
	$children = \get_posts(
		array(
			'post_type'      => $post->post_type,
			'post_parent'    => $post->ID,
			'post_status'    => 'any',
			'posts_per_page' => -1,
		)
	);
	$all = array();
	foreach ( $children as $child ) {
		if ( 'publish' === $child->post_status ) {
			$all[] = $child;
		}
		$all = \array_merge( $all, published_below( $child ) );
	}
	return $all;
}
