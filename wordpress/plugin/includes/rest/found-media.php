<?php
declare(strict_types=1);

namespace EnergySite\Rest;

/** Of a query: words that files of the library are looked for by. */
const MEDIA_WORDS = 'energy_site_media_words';

/**
 * Who looks for a picture says what it shows: WordPress by itself looks at titles, which are mostly
 * names of files, for each word that was typed, an article or preposition, too.
 */
\add_filter(
	'rest_attachment_query',
	static function ( array $args ): array {
		$words = search_words( (string) ( $args['s'] ?? '' ) );
		return array() === $words ? $args : array( MEDIA_WORDS => $words ) + $args;
	}
);

\add_filter(
	'posts_search',
	static function ( string $clause, \WP_Query $query ): string {
		$words = $query->get( MEDIA_WORDS );
		return \is_array( $words ) ? words_clause( $words, __NAMESPACE__ . '\media_beside' ) : $clause;
	},
	10,
	2
);

/** Alternative texts and names of files that hold what is looked for. */
function media_beside( string $like ): string {
	global $wpdb;
	return $wpdb->prepare(
		"{$wpdb->posts}.ID IN ( SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key IN ( '_wp_attachment_image_alt', '_wp_attached_file' ) AND meta_value LIKE %s )",
		$like
	);
}
