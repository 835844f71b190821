<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/**
 * An item is as its last save left it while somebody works on a draft beside it: who looks for what
 * they worked on last looks for that draft, too. `orderby=worked_on` of the lists has the moment of
 * the reader's own draft for that of the item, and `kept_draft` says which items have one.
 */
const WORKED_ON = 'worked_on';

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_{$type}_collection_params", __NAMESPACE__ . '\offer_worked_on' );
			\add_filter( "rest_{$type}_query", __NAMESPACE__ . '\take_worked_on', 10, 2 );
			\register_rest_field(
				$type,
				'kept_draft',
				array(
					'get_callback' => static function ( array $item ): bool {
						return isset( own_drafts()[ (int) $item['id'] ] );
					},
					'schema'       => array(
						'type'    => 'boolean',
						'context' => array( 'edit' ),
					),
				)
			);
		}
		\add_filter( 'posts_orderby', __NAMESPACE__ . '\by_worked_on', 10, 2 );
	}
);

function offer_worked_on( array $params ): array {
	$params['orderby']['enum'][] = WORKED_ON;
	return $params;
}

function take_worked_on( array $args, \WP_REST_Request $request ): array {
	return WORKED_ON === $request['orderby'] ? array( 'orderby' => 'modified', WORKED_ON => true ) + $args : $args;
}

function by_worked_on( string $orderby, \WP_Query $query ): string {
	$drafts = $query->get( WORKED_ON ) ? own_drafts() : array();
	if ( array() === $drafts ) {
		return $orderby;
	}
	global $wpdb;
	$modified = "{$wpdb->posts}.post_modified";
	$moments  = '';
	foreach ( $drafts as $id => $moment ) {
		$moments .= $wpdb->prepare( ' WHEN %d THEN %s', $id, $moment );
	}
	return \str_replace( $modified, "CASE {$wpdb->posts}.ID$moments ELSE $modified END", $orderby );
}

/** When the user who asks last kept a draft that is newer than its item, by the item's id: read once for a whole list. */
function own_drafts(): array {
	global $wpdb;
	static $known = array();
	$user         = \get_current_user_id();
	if ( 0 === $user ) {
		return array();
	}
	$known[ $user ] = $known[ $user ] ?? $wpdb->get_results( // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress's own functions ask item by item.
		$wpdb->prepare(
			"SELECT draft.post_parent, draft.post_modified FROM {$wpdb->posts} AS draft
			INNER JOIN {$wpdb->posts} AS item ON item.ID = draft.post_parent
			WHERE draft.post_type = 'revision' AND draft.post_author = %d AND draft.post_name LIKE %s
			AND draft.post_modified_gmt > item.post_modified_gmt
			ORDER BY draft.post_modified_gmt",
			$user,
			'%' . $wpdb->esc_like( '-autosave-v1' )
		),
		ARRAY_A
	);
	return \array_column( $known[ $user ], 'post_modified', 'post_parent' );
}

/** What these drafts hold, by the item's id. */
function own_draft_contents(): array {
	$contents = array();
	foreach ( \array_keys( own_drafts() ) as $id ) {
		$draft = \wp_get_post_autosave( (int) $id, \get_current_user_id() );
		if ( $draft instanceof \WP_Post ) {
			$contents[ (int) $id ] = $draft->post_content;
		}
	}
	return $contents;
}
