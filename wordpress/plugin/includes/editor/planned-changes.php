<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * Changes of a published item that go live at a moment: one set per item, kept beside it with the
 * content they grew from. At the moment they replace that content and no other: what somebody
 * published meanwhile is never overwritten, and the changes stay for an editor to merge. Where they
 * have an end, the way back to that content is planned as soon as they are online.
 */
const PLANNED    = '_energy_planned';
const PLANNED_AT = '_energy_planned_at';

\add_action(
	'rest_api_init',
	static function (): void {
		$may_publish = static function ( \WP_REST_Request $request ): bool {
			$post = \get_post( (int) $request['id'] );
			return $post instanceof \WP_Post
				&& \in_array( $post->post_type, Content\site_types(), true )
				&& \current_user_can( 'edit_post', $post->ID )
				&& \current_user_can( \get_post_type_object( $post->post_type )->cap->publish_posts );
		};
		$text        = array( 'type' => 'string' );
		\register_rest_route(
			'msr/v1',
			'/planned/(?P<id>\d+)',
			array(
				array(
					'methods'             => 'POST',
					'permission_callback' => $may_publish,
					'callback'            => __NAMESPACE__ . '\plan_changes',
					'args'                => array(
						'content'          => $text + array( 'required' => true ),
						'date_gmt'         => $text + array(
							'format'   => 'date-time',
							'required' => true,
						),
						'until_gmt'        => $text + array( 'format' => 'date-time' ),
						'expected_content' => $text,
						'expected_status'  => $text,
						'expected_planned' => $text,
					),
				),
				array(
					'methods'             => 'DELETE',
					'permission_callback' => $may_publish,
					'callback'            => __NAMESPACE__ . '\forget_planned',
					'args'                => array( 'expected_planned' => $text ),
				),
			)
		);
		foreach ( Content\site_types() as $type ) {
			\register_rest_field(
				$type,
				'planned',
				array(
					'get_callback' => static function ( array $item ): ?array {
						return planned_changes( (int) $item['id'] );
					},
					'schema'       => array(
						'type'    => array( 'object', 'null' ),
						'context' => array( 'edit' ),
					),
				)
			);
		}
	}
);

/** What is planned for an item, as the builder reads it; null where nothing is. */
function planned_changes( int $id ): ?array {
	$planned = \get_post_meta( $id, PLANNED, true );
	if ( ! \is_array( $planned ) ) {
		return null;
	}
	return array(
		'id'        => \hash( 'fnv1a64', \implode( "\n", $planned ) ),
		'content'   => $planned['content'],
		'base'      => $planned['base'],
		'date_gmt'  => $planned['date_gmt'],
		// What was planned by an older version of the plugin has neither of these.
		'until_gmt' => $planned['until_gmt'] ?? '',
		'returns'   => $planned['returns'] ?? false,
		'by'        => (string) \get_the_author_meta( 'display_name', $planned['author'] ),
		// The moment has come, and the item was not what the changes grew from.
		'missed'    => '' === (string) \get_post_meta( $id, PLANNED_AT, true ),
		// The item is another than the changes grew from: as they are, they will not go out.
		'outdated'  => \get_post( $id )->post_content !== $planned['base'],
	);
}

/** Contents that are planned, by the id of their item. */
function planned_contents(): array {
	$ids      = \get_posts(
		array(
			'post_type'      => Content\site_types(),
			'post_status'    => 'any',
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
			'fields'         => 'ids',
			'meta_key'       => PLANNED, // phpcs:ignore WordPress.DB.SlowDBQuery -- An indexed key that few items have.
		)
	);
	$contents = array();
	foreach ( $ids as $id ) {
		$contents[ $id ] = \get_post_meta( $id, PLANNED, true )['content'];
	}
	return $contents;
}

/** @return array|\WP_Error */
function plan_changes( \WP_REST_Request $request ) {
	$post = \get_post( (int) $request['id'] );
	if ( 'publish' !== $post->post_status || is_outdated( $post, $request ) || is_other_plan( $request ) ) {
		return changed_meanwhile();
	}
	// A draft that stands beside what is planned already has nothing to do with it.
	$is_update = '' !== (string) $request['expected_planned'];
	if ( ! $is_update && is_other_draft( $post, $request ) ) {
		return draft_changed_meanwhile();
	}
	$at = (int) \rest_parse_date( $request['date_gmt'], true );
	if ( $at <= \time() ) {
		return new \WP_Error( 'planned_past', 'The moment has passed.', array( 'status' => 400 ) );
	}
	$until = isset( $request['until_gmt'] ) ? (int) \rest_parse_date( $request['until_gmt'], true ) : null;
	if ( null !== $until && $until <= $at ) {
		return new \WP_Error( 'planned_end', 'The end is not after the moment.', array( 'status' => 400 ) );
	}
	keep_planned(
		$post->ID,
		array(
			'content'   => $request['content'],
			'base'      => $post->post_content,
			'date_gmt'  => gmt( $at ),
			'until_gmt' => null === $until ? '' : gmt( $until ),
			// A way back that is planned anew, as it was merged or moved, is one still.
			'returns'   => null === $until && ( planned_changes( $post->ID )['returns'] ?? false ),
			'author'    => \get_current_user_id(),
		)
	);
	if ( ! $is_update ) {
		// What was kept as a draft is in the plan now.
		drop_draft( $post->ID, $request['content'] );
	}
	return array( 'planned' => planned_changes( $post->ID ) );
}

/** @return array|\WP_Error */
function forget_planned( \WP_REST_Request $request ) {
	if ( is_other_plan( $request ) ) {
		return changed_meanwhile();
	}
	drop_planned( (int) $request['id'] );
	return array( 'planned' => null );
}

function gmt( int $at ): string {
	return \gmdate( 'Y-m-d\TH:i:s', $at );
}

function keep_planned( int $id, array $planned ): void {
	\update_post_meta( $id, PLANNED, \wp_slash( $planned ) );
	\update_post_meta( $id, PLANNED_AT, \str_replace( 'T', ' ', $planned['date_gmt'] ) );
}

function drop_planned( int $id ): void {
	\delete_post_meta( $id, PLANNED_AT );
	\delete_post_meta( $id, PLANNED );
}

/** Whether somebody else planned, or took back, since whoever asks looked; '' is for no plan. */
function is_other_plan( \WP_REST_Request $request ): bool {
	$expected = $request->get_param( 'expected_planned' );
	$planned  = planned_changes( (int) $request['id'] );
	return \is_string( $expected ) && ( $planned['id'] ?? '' ) !== $expected;
}

/** Publishes what is planned for a moment that has come; returns for how many items. */
function publish_planned(): int {
	$now = \gmdate( 'Y-m-d H:i:s' );
	$due = \get_posts(
		array(
			'post_type'      => Content\site_types(),
			'post_status'    => 'any',
			'posts_per_page' => 20,
			'fields'         => 'ids',
			'meta_query'     => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- An indexed key that few items have.
				array(
					'key'     => PLANNED_AT,
					'value'   => $now,
					'compare' => '<=',
				),
			),
		)
	);
	// Of two who ask at the same time one takes the mark away, and publishes; what is planned next is
	// not the other's to publish.
	return \count(
		\array_filter(
			$due,
			static function ( int $id ) use ( $now ): bool {
				$at = (string) \get_post_meta( $id, PLANNED_AT, true );
				return '' !== $at && $at <= $now && \delete_post_meta( $id, PLANNED_AT, $at ) && publish_planned_of( $id );
			}
		)
	);
}

function publish_planned_of( int $id ): bool {
	$post    = \get_post( $id );
	$planned = \get_post_meta( $id, PLANNED, true );
	if ( ! \is_array( $planned ) || 'publish' !== $post->post_status || $post->post_content !== $planned['base'] ) {
		return false;
	}
	$drafts = drafts_beside( $post );
	// In the name of who planned it: the revision is theirs, and what they may write is filtered so.
	$asking = \get_current_user_id();
	\wp_set_current_user( $planned['author'] );
	$saved = \wp_update_post(
		\wp_slash(
			array(
				'ID'           => $id,
				'post_content' => $planned['content'],
			)
		)
	);
	if ( $saved ) {
		note_editor( $post );
		drop_planned( $id );
		plan_return( $id, $planned );
		foreach ( $drafts as $draft ) {
			outlive( $draft, \get_post( $id ), $post );
		}
	}
	\wp_set_current_user( $asking );
	return (bool) $saved;
}

/** Plans the way back from what has just gone online, where it has an end. */
function plan_return( int $id, array $planned ): void {
	if ( '' === ( $planned['until_gmt'] ?? '' ) ) {
		return;
	}
	$back = array(
		'content'   => $planned['base'],
		// As it was stored: what its author may not write was left out.
		'base'      => \get_post( $id )->post_content,
		'date_gmt'  => $planned['until_gmt'],
		'until_gmt' => '',
		'returns'   => true,
	);
	keep_planned( $id, $back + $planned );
}
