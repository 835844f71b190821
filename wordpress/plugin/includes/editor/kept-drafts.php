<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * A draft beside an item counts while it is newer than the item. What changes the item's settings
 * and not its content (title, address, description) would make every draft the older one, and its
 * work would be gone at the next visit: such drafts stay the newer ones, by the item's new title.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\await_settings', 20 );
		}
		\register_rest_route(
			'msr/v1',
			'/draft/(?P<id>\d+)',
			array(
				'methods'             => 'GET',
				'permission_callback' => static function ( \WP_REST_Request $request ): bool {
					return \current_user_can( 'edit_post', (int) $request['id'] );
				},
				'callback'            => static function ( \WP_REST_Request $request ): array {
					$post  = \get_post( (int) $request['id'] );
					$draft = $post instanceof \WP_Post ? draft_beside( $post, \get_current_user_id() ) : null;
					return array(
						'content' => null === $draft ? '' : $draft->post_content,
						// What it grew from, where the item is another by now.
						'base'    => null === $draft ? '' : (string) \get_metadata( 'post', $draft->ID, DRAFT_BASE, true ),
					);
				},
			)
		);
	}
);

/**
 * @param mixed $prepared Post on its way to the database, or an error of an earlier filter.
 * @return mixed
 */
function await_settings( $prepared ) {
	if ( $prepared instanceof \stdClass && isset( $prepared->ID ) && ! isset( $prepared->post_content ) ) {
		\add_action( 'post_updated', __NAMESPACE__ . '\keep_drafts', 10, 3 );
	}
	return $prepared;
}

function keep_drafts( $id, \WP_Post $after, \WP_Post $before ): void {
	\remove_action( 'post_updated', __NAMESPACE__ . '\keep_drafts' );
	foreach ( drafts_beside( $before ) as $draft ) {
		keep_newer( $draft, $after, $before );
	}
}

function keep_newer( \WP_Post $draft, \WP_Post $after, \WP_Post $before ): void {
	$at     = \strtotime( $after->post_modified_gmt . ' UTC' ) + 1;
	$values = array(
		'post_modified'     => \get_date_from_gmt( \gmdate( 'Y-m-d H:i:s', $at ) ),
		'post_modified_gmt' => \gmdate( 'Y-m-d H:i:s', $at ),
	);
	if ( $draft->post_title === $before->post_title ) {
		$values['post_title'] = $after->post_title;
	}
	// By WordPress's own function it would be as old as this moment, which is the item's.
	$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, $values, array( 'ID' => $draft->ID ) );
	\clean_post_cache( $draft->ID );
}

/**
 * What a draft grew from, where planned changes went online beside it since. It stays the newer one,
 * and whoever goes on with it is told of that content as the item's: the builder finds that the item is
 * another by now, and merges.
 */
const DRAFT_BASE = '_energy_draft_base';

function outlive( \WP_Post $draft, \WP_Post $after, \WP_Post $before ): void {
	keep_newer( $draft, $after, $before );
	// The functions for items would write into the item that the revision is of.
	\add_metadata( 'post', $draft->ID, DRAFT_BASE, \wp_slash( $before->post_content ), true );
}

/** The content of the item that a draft beside it grew from. */
function base_of_draft( \WP_Post $draft, \WP_Post $item ): string {
	$base = (string) \get_metadata( 'post', $draft->ID, DRAFT_BASE, true );
	return '' === $base ? $item->post_content : $base;
}

/** Those that a draft grew from, kept one after the other, by their fingerprints, oldest first. */
const DRAFT_LINE = '_energy_draft_line';

/** So many are remembered. */
const LINE_KEPT = 100;

\add_action(
	'wp_creating_autosave',
	static function ( array $next ): void {
		$id = (int) $next['ID'];
		// Kept anew, it is merged with what the item is.
		\delete_metadata( 'post', $id, DRAFT_BASE );
		$draft = \get_post( $id );
		$item  = $draft instanceof \WP_Post ? \get_post( $draft->post_parent ) : null;
		if ( ! $item instanceof \WP_Post ) {
			return;
		}
		// One that counts no more is none that this one grew from.
		$counts = null !== draft_beside( $item, (int) $draft->post_author );
		$line   = $counts ? \explode( ' ', \trim( get_line( $id ) . ' ' . fingerprint( $draft->post_content ) ) ) : array();
		\update_metadata( 'post', $id, DRAFT_LINE, \implode( ' ', \array_slice( $line, -LINE_KEPT ) ) );
	}
);

function get_line( int $draft ): string {
	return (string) \get_metadata( 'post', $draft, DRAFT_LINE, true );
}

/** What this user's draft with a fingerprint grew from; empty for another one. */
function line_of_draft( \WP_Post $item, string $print ): string {
	$draft = \wp_get_post_autosave( $item->ID, \get_current_user_id() );
	return $draft instanceof \WP_Post && fingerprint( $draft->post_content ) === $print ? get_line( $draft->ID ) : '';
}

/** The draft that a user keeps beside an item; null where there is none that is newer. */
function draft_beside( \WP_Post $post, int $author ): ?\WP_Post {
	$draft = \wp_get_post_autosave( $post->ID, $author );
	return $draft instanceof \WP_Post && $draft->post_modified_gmt > $post->post_modified_gmt ? $draft : null;
}

/** Everybody's drafts that are newer than the item. */
function drafts_beside( \WP_Post $post ): array {
	return \array_filter(
		\wp_get_post_revisions( $post->ID, array( 'check_enabled' => false ) ),
		static function ( \WP_Post $revision ) use ( $post ): bool {
			return (bool) \wp_is_post_autosave( $revision ) && $revision->post_modified_gmt > $post->post_modified_gmt;
		}
	);
}
