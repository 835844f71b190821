<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * Which versions of an item visitors saw, and since when: WordPress does not keep it. The moment
 * stands at the revision. Revisions without it were never public, or are older than this file.
 */
const PUBLIC_SINCE = '_energy_public_since';

/** The revisions of an item, the newest first; a draft beside the item is none. */
function kept_versions( \WP_Post $post ): array {
	return \array_filter(
		\wp_get_post_revisions( $post->ID ),
		static function ( \WP_Post $revision ): bool {
			return ! \wp_is_post_autosave( $revision );
		}
	);
}

/** What asks for a password has no page on the site. */
function is_public( \WP_Post $post ): bool {
	return 'publish' === $post->post_status && '' === $post->post_password;
}

/** @param string $gmt Moment as WordPress stores it; where a revision has one already, that stays. */
function mark_public( int $revision, string $gmt ): void {
	// The functions for items would write into the item that the revision is of.
	\add_metadata( 'post', $revision, PUBLIC_SINCE, $gmt, true );
}

/** What goes online unchanged makes no revision: the newest of this content is it. */
function mark_public_version( \WP_Post $post ): void {
	foreach ( kept_versions( $post ) as $revision ) {
		if ( $revision->post_content === $post->post_content ) {
			mark_public( $revision->ID, \gmdate( 'Y-m-d H:i:s' ) );
			return;
		}
	}
}

\add_action(
	'wp_after_insert_post',
	static function ( $id, $post, $update ): void {
		$has_versions = \in_array( $post->post_type, \array_merge( site_types(), array( PATTERN_TYPE ) ), true );
		if ( $update && $has_versions && is_public( $post ) ) {
			mark_public_version( $post );
		}
	},
	20, // After WordPress has made the revision.
	3
);

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( \array_merge( site_types(), array( PATTERN_TYPE ) ) as $type ) {
			\register_rest_field(
				"$type-revision",
				'public_since',
				array(
					'get_callback' => static function ( array $revision ): string {
						$since = (string) \get_metadata( 'post', (int) $revision['id'], PUBLIC_SINCE, true );
						return '' === $since ? '' : (string) \mysql_to_rfc3339( $since );
					},
				)
			);
		}
	}
);
