<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;
use EnergySite\Fields;

/** `GET msr/v1/where-used?component=`, `?text=` or `?pattern=`: pages and synced patterns that hold a kind of block or a text, and WordPress's fields that hold a text; pages that show a pattern. */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/where-used',
			array(
				'methods'             => 'GET',
				'permission_callback' => static function (): bool {
					return \current_user_can( 'edit_pages' );
				},
				'callback'            => __NAMESPACE__ . '\where_used',
				'args'                => array(
					'component' => array( 'type' => 'string' ),
					'text'      => array( 'type' => 'string' ),
					'pattern'   => array( 'type' => 'integer' ),
				),
			)
		);
	}
);

function where_used( \WP_REST_Request $request ): array {
	if ( (int) $request['pattern'] > 0 ) {
		return pages_showing( (int) $request['pattern'] );
	}
	$component = \strtolower( (string) $request['component'] );
	$text      = spaced( (string) $request['text'] );
	if ( '' === $component && \strlen( $text ) < 2 ) {
		return array();
	}
	$found      = array();
	$references = null;
	$page       = 1;
	do {
		$posts = \get_posts(
			array(
				'post_type'              => \array_merge( Content\site_types(), array( Content\PATTERN_TYPE ) ),
				'post_status'            => array( 'publish', 'future', 'draft', 'pending', 'private' ),
				'posts_per_page'         => 100,
				'paged'                  => $page++,
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'update_post_term_cache' => false,
			)
		);
		foreach ( $posts as $post ) {
			$tree   = tree_of( $post->post_content );
			$hits   = hits_in( $tree, $component, $text );
			$images = images_in( $tree, $text );
			$fields = '' === $text ? array() : Fields\item_fields_holding( $post, finds( $text ) );
			if ( array() === $hits && array() === $images && array() === $fields ) {
				continue;
			}
			// A synced pattern has no address: it is shown at that of an item that shows it.
			$shown_by = $post;
			if ( Content\PATTERN_TYPE === $post->post_type ) {
				$references = $references ?? Content\pattern_references();
				$shown_by   = first_showing( $post->ID, $references );
			}
			$usage   = with_images( usage( $post, $shown_by, times_of( $hits ), $hits ), $images );
			$usage  += array( 'exact' => says_exactly( $tree, $text ) );
			$found[] = with_fields( $usage, $fields, (string) \get_edit_post_link( $post, 'raw' ) );
		}
	} while ( 100 === \count( $posts ) );
	return \array_merge( $found, planned_uses( $component, $text ), '' === $text ? array() : settings_using( $text ) );
}

/** A callable that answers the words around the text in a value. */
function finds( string $text ): callable {
	return static function ( $value ) use ( $text ): ?string {
		return text_in( $value, $text );
	};
}

/** A use with the images of the item that it describes by the text. */
function with_images( array $usage, array $images ): array {
	$usage['count'] += \count( $images );
	return $usage + array( 'images' => \array_slice( $images, 0, 20 ) );
}

/** A use with the fields of WordPress's own forms that hold the text: they are changed there. */
function with_fields( array $usage, array $fields, string $edited_at ): array {
	$usage['count'] += \count( $fields );
	return $usage + array(
		'fields' => \array_slice( $fields, 0, 20 ),
		'edit'   => array() === $fields ? '' : $edited_at,
	);
}

/** The site's settings, where they hold a text, as `where_used` answers. */
function settings_using( string $text ): array {
	$stored = \get_option( 'energy_site_settings', array() );
	$fields = array();
	foreach ( Fields\sections( 'options', 'energy_site_settings' ) as $section ) {
		$fields = \array_merge( $fields, Fields\fields_holding( $section['fields'], \is_array( $stored ) ? $stored : array(), finds( $text ) ) );
	}
	$usage = array(
		'id'        => 0,
		'rest_base' => '',
		'title'     => 'Sito',
		'path'      => '',
		'status'    => 'publish',
		'pattern'   => false,
		'planned'   => false,
		'returns'   => false,
		'draft'     => false,
		'count'     => 0,
		'nodes'     => array(),
	);
	return array() === $fields ? array() : array( with_fields( $usage, $fields, \admin_url( 'admin.php?page=energy-site' ) ) );
}

/** What planned changes of items bring with them, as `where_used` answers. */
function planned_uses( string $component, string $text ): array {
	$found = array();
	foreach ( planned_contents() as $id => $content ) {
		$post = \get_post( $id );
		$tree   = tree_of( $content );
		$before = tree_of( $post->post_content );
		$hits   = new_in( hits_in( $tree, $component, $text ), hits_in( $before, $component, $text ), 'node' );
		$images = new_in( images_in( $tree, $text ), images_in( $before, $text ), 'url' );
		if ( array() !== $hits || array() !== $images ) {
			$found[] = with_images( usage( $post, $post, times_of( $hits ), $hits, true ), $images );
		}
	}
	return $found;
}

/** Of what was found, what is not there already by what its key says. */
function new_in( array $found, array $already, string $key ): array {
	$there = \array_column( $already, $key );
	return \array_values(
		\array_filter(
			$found,
			static function ( array $hit ) use ( $there, $key ): bool {
				return ! \in_array( $hit[ $key ], $there, true );
			}
		)
	);
}

/** Items that show a synced pattern, and those that will, as `where_used` answers. */
function pages_showing( int $pattern ): array {
	$references = Content\pattern_references();
	$showing    = Content\items_showing( $pattern, $references );
	$planned    = \array_map( 'EnergySite\Content\referenced_patterns', planned_contents() );
	$will_show  = Content\items_showing( $pattern, array( 'items' => $planned ) + $references );
	$drafts     = \array_map( 'EnergySite\Content\referenced_patterns', own_draft_contents() );
	$drafted    = Content\items_showing( $pattern, array( 'items' => $drafts ) + $references );
	$found      = array();
	foreach ( $showing + $will_show + $drafted as $id => $count ) {
		$post = \get_post( $id );
		if ( $post instanceof \WP_Post ) {
			$is_now  = isset( $showing[ $id ] );
			$found[] = usage( $post, $post, $count, array(), ! $is_now && isset( $will_show[ $id ] ) )
				+ array( 'in_draft' => ! $is_now && ! isset( $will_show[ $id ] ) );
		}
	}
	return $found;
}

function first_showing( int $pattern, array $references ): ?\WP_Post {
	$id = \array_key_first( Content\items_showing( $pattern, $references ) );
	return null === $id ? null : \get_post( $id );
}

/**
 * One place, as `where_used` answers.
 *
 * @param \WP_Post|null $shown_by The item at whose address it is seen; null when none shows it.
 * @param bool          $planned  It stands in changes that are to go live, not in the item as it is.
 */
function usage( \WP_Post $post, ?\WP_Post $shown_by, int $count, array $nodes, bool $planned = false ): array {
	$type = \get_post_type_object( $post->post_type );
	return array(
		'id'        => $post->ID,
		'rest_base' => $type && $type->rest_base ? $type->rest_base : $post->post_type,
		'title'     => \get_the_title( $post ),
		'path'      => null === $shown_by ? '' : Content\front_path( $shown_by ),
		'status'    => $post->post_status,
		'pattern'   => Content\PATTERN_TYPE === $post->post_type,
		'planned'   => $planned,
		'returns'   => $planned && planned_changes( $post->ID )['returns'],
		'draft'     => isset( own_drafts()[ $post->ID ] ),
		'count'     => $count,
		'nodes'     => \array_slice( $nodes, 0, 20 ),
	);
}
