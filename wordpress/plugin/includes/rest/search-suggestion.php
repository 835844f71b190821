<?php
declare(strict_types=1);

namespace EnergySite\Rest;

/** Shorter words have too many neighbours to tell which was meant. */
const SHORTEST_MISTYPED = 4;

/** From this length on, two letters may be wrong. */
const LONG_WORD = 7;

/**
 * What a search that found nothing may have meant: each word that no title or excerpt has is
 * replaced by the nearest one that some have. Empty when none is near.
 */
function suggested_words( array $words, array $types ): array {
	$known     = known_words( $types );
	$suggested = \array_map(
		static function ( string $word ) use ( $known ): string {
			return nearest_word( $word, $known );
		},
		$words
	);
	return $suggested === $words ? array() : $suggested;
}

/** How often each word is in published titles and excerpts. */
function known_words( array $types ): array {
	global $wpdb;
	$places = \implode( ',', \array_fill( 0, \count( $types ), '%s' ) );
	$query  = "SELECT post_title, post_excerpt FROM {$wpdb->posts}
		WHERE post_status = 'publish' AND post_password = '' AND post_type IN ($places)";
	$rows   = $wpdb->get_results( $wpdb->prepare( $query, \array_values( $types ) ), ARRAY_N ); // phpcs:ignore WordPress.DB.PreparedSQL
	$text   = \implode( ' ', \array_merge( ...$rows ) );
	\preg_match_all( '/\p{L}{' . SHORTEST_MISTYPED . ',}/u', \mb_strtolower( $text ), $found );
	return \array_count_values( $found[0] );
}

function nearest_word( string $word, array $known ): string {
	$plain  = \remove_accents( $word );
	$length = \strlen( $plain );
	if ( $length < SHORTEST_MISTYPED || isset( $known[ $word ] ) ) {
		return $word;
	}
	$limit   = $length < LONG_WORD ? 1 : 2;
	$nearest = $word;
	$best    = array( $limit + 1, 0 );
	foreach ( $known as $candidate => $times ) {
		$distance = \levenshtein( $plain, \remove_accents( (string) $candidate ) );
		if ( $distance <= $limit && ( $distance < $best[0] || ( $distance === $best[0] && $times > $best[1] ) ) ) {
			$best    = array( $distance, $times );
			$nearest = (string) $candidate;
		}
	}
	return $nearest;
}
