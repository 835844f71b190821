<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * WordPress has one draft per user beside an item: what takes its place would be the end of what it
 * said. It becomes a version, as what is saved of an item that is not online does.
 */
const WAS_DRAFT = '_energy_was_draft';

/** So many of an item: those that were online are not to make room for them. */
const REPLACED_DRAFTS_KEPT = 10;

\add_action(
	'wp_creating_autosave',
	static function ( array $next ): void {
		$draft = \get_post( (int) $next['ID'] );
		if ( $draft instanceof \WP_Post ) {
			keep_replaced( $draft, $next['post_content'] );
		}
	}
);

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ) as $type ) {
			\register_rest_field(
				"$type-revision",
				'was_draft',
				array(
					'get_callback' => static function ( array $revision ): bool {
						return was_draft( (int) $revision['id'] );
					},
				)
			);
		}
	}
);

/** @param string $next What takes the draft's place. */
function keep_replaced( \WP_Post $draft, string $next ): void {
	$item = \get_post( $draft->post_parent );
	if ( ! $item instanceof \WP_Post || ! \wp_revisions_enabled( $item ) ) {
		return;
	}
	$known = \array_column( Content\kept_versions( $item ), 'post_content' );
	if ( \in_array( $draft->post_content, \array_merge( $known, array( '', $next, $item->post_content ) ), true ) ) {
		return;
	}
	Content\keep_original( $item );
	$version = \get_object_vars( $item );
	foreach ( array( 'post_title', 'post_content', 'post_excerpt', 'post_modified', 'post_modified_gmt' ) as $field ) {
		$version[ $field ] = $draft->$field;
	}
	$id = \_wp_put_post_revision( $version );
	if ( \is_int( $id ) ) {
		// The functions for items would write into the item that the revision is of.
		\add_metadata( 'post', $id, WAS_DRAFT, '1', true );
	}
	$drafts = \array_filter( \array_column( Content\kept_versions( $item ), 'ID' ), __NAMESPACE__ . '\was_draft' );
	foreach ( \array_slice( $drafts, REPLACED_DRAFTS_KEPT ) as $old ) {
		\wp_delete_post_revision( $old );
	}
}

/** Whether a version is a draft of then; one that went online since is no longer told by it. */
function was_draft( int $revision ): bool {
	return '' !== (string) \get_metadata( 'post', $revision, WAS_DRAFT, true );
}
