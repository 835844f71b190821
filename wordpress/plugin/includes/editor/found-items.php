<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;
use EnergySite\Rest;

/**
 * What editors search for pages and for what a link may lead to, in one order: WordPress's own has
 * the date first, looks for words as they were typed, and knows nothing of addresses.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_{$type}_query", __NAMESPACE__ . '\as_editors_find', 20, 2 );
		}
		\add_filter( 'rest_post_search_query', __NAMESPACE__ . '\as_editors_find', 20, 2 );
	}
);

/** An order that was asked for stays. */
function as_editors_find( array $args, \WP_REST_Request $request ): array {
	$typed = \trim( \mb_substr( (string) ( $args['s'] ?? '' ), 0, 200 ) );
	$asked = \array_intersect_key( $request->get_query_params(), array( 'orderby' => 1, 'filter' => 1 ) );
	if ( '' === $typed || array() !== $asked || ! empty( $args['post__in'] ) || ! \current_user_can( 'edit_pages' ) ) {
		return $args;
	}
	$ids = found_items( $typed, (array) $args['post_type'], (array) $args['post_status'] );
	unset( $args['s'] );
	return array(
		// Without any id every item would be found.
		'post__in' => array() === $ids ? array( 0 ) : $ids,
		'orderby'  => 'post__in',
	) + $args;
}

/** Ids of items, the nearest to what was typed first; those whose texts say the words last. */
function found_items( string $typed, array $types, array $status ): array {
	$words = Rest\search_words( $typed );
	$among = array(
		'post_status'  => $status,
		'has_password' => null,
	);
	$posts = \get_posts(
		$among + array(
			'post_type'              => $types,
			'posts_per_page'         => -1,
			'orderby'                => 'modified',
			'update_post_term_cache' => false,
		)
	);
	$said  = array() === $words ? array() : Rest\found_posts( $words, $types, $among );
	$found = array( 0 => \array_column( $said, 'ID' ) );
	foreach ( $posts as $post ) {
		$nearness = nearness( $post, $typed, $words );
		if ( $nearness > 0 ) {
			$found[ $nearness ][] = $post->ID;
		}
	}
	\krsort( $found );
	return \array_values( \array_unique( \array_merge( ...\array_values( $found ) ) ) );
}

const SAME_ADDRESS    = 600;
const SAME_TITLE      = 500;
const TITLE_BEGINS    = 400;
const ADDRESS_BEGINS  = 300;
const NAMED_WHOLLY    = 200;
const NAMED_IN_PART   = 100;
const EACH_NAMED_WORD = 10;

/** What editors call the page at `/`, whatever its title. */
const NAMES_OF_HOME = array( 'home', 'home page', 'homepage', 'pagina iniziale' );

/** How near the title and the address of an item are to what was typed; 0 where neither has a word of it. */
function nearness( \WP_Post $post, string $typed, array $words ): int {
	$path = Content\front_path( $post );
	if ( '' === $path ) {
		return 0;
	}
	// A draft that has no name yet has no address.
	$path   = '' === $post->post_name ? '' : \strtolower( $path );
	$sought = plain_words( $typed );
	$titles = array( plain_words( $post->post_title ), ...( '/' === $path ? NAMES_OF_HOME : array() ) );
	if ( '' !== $path && \trim( \strtolower( $typed ), '/' ) === \trim( $path, '/' ) ) {
		return SAME_ADDRESS;
	}
	if ( '' === $sought ) {
		return 0;
	}
	if ( \in_array( $sought, $titles, true ) ) {
		return SAME_TITLE;
	}
	foreach ( $titles as $title ) {
		if ( begins_with( $title, $sought ) ) {
			return TITLE_BEGINS;
		}
	}
	$compared = false === \strpos( $typed, '/' ) ? \basename( $path ) : $path;
	if ( begins_with( plain_words( $compared ), $sought ) ) {
		return ADDRESS_BEGINS;
	}
	$named = \count( named_words( \implode( ' ', $titles ) . ' ' . plain_words( $path ), $words ) );
	if ( 0 === $named ) {
		return 0;
	}
	$in_title = \count( named_words( \implode( ' ', $titles ), $words ) );
	// Of many words more in all count before more in the title.
	return $named === \count( $words )
		? NAMED_WHOLLY + $in_title
		: NAMED_IN_PART + EACH_NAMED_WORD * $named + $in_title;
}

/** The words that one of a name begins with: `luce` names no «traduce». */
function named_words( string $name, array $words ): array {
	return \array_filter(
		$words,
		static function ( string $word ) use ( $name ): bool {
			return false !== \strpos( " $name", ' ' . \remove_accents( $word ) );
		}
	);
}

/** Lower case, without accents, and with spaces for what is neither letter nor number. */
function plain_words( string $text ): string {
	$plain = \mb_strtolower( \remove_accents( \html_entity_decode( $text, ENT_QUOTES ) ) );
	return \trim( (string) \preg_replace( '/[^\p{L}\p{N}]+/u', ' ', $plain ) );
}

function begins_with( string $text, string $beginning ): bool {
	return 0 === \strpos( $text, $beginning );
}
