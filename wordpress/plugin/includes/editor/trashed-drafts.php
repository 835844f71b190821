<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * An item comes back from the trash as a draft, and WordPress keeps nothing beside a draft: what was
 * kept beside the item while it was online is what it says then, and what visitors saw is a version.
 */
const TRASHED_DRAFT = '_energy_trashed_draft';

\add_action(
	'wp_trash_post',
	static function ( $id ): void {
		$post = \get_post( (int) $id );
		if ( ! $post instanceof \WP_Post || ! \in_array( $post->post_type, Content\site_types(), true ) ) {
			return;
		}
		$drafts = drafts_beside( $post );
		$draft  = draft_beside( $post, \get_current_user_id() ) ?? \reset( $drafts );
		if ( $draft instanceof \WP_Post ) {
			\update_post_meta( $post->ID, TRASHED_DRAFT, $draft->ID );
		}
	}
);

\add_action(
	'wp_after_insert_post',
	static function ( $id, \WP_Post $post, $update, $before ): void {
		$kept = (int) \get_post_meta( $post->ID, TRASHED_DRAFT, true );
		if ( 0 === $kept || ! $before instanceof \WP_Post || 'trash' !== $before->post_status || 'trash' === $post->post_status ) {
			return;
		}
		\delete_post_meta( $post->ID, TRASHED_DRAFT );
		$draft = \get_post( $kept );
		if ( 'draft' === $post->post_status && $draft instanceof \WP_Post && $draft->post_content !== $post->post_content ) {
			\wp_update_post(
				\wp_slash(
					array(
						'ID'           => $post->ID,
						'post_content' => $draft->post_content,
					)
				)
			);
		}
	},
	10,
	4
);
