<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/** Words that questions are made of and that tell no item from another, without accents. */
const STOP_WORDS = array(
	'il', 'lo', 'la', 'gli', 'le', 'un', 'uno', 'una', 'di', 'da', 'in', 'con', 'su', 'per', 'tra', 'fra', 'ed',
	'del', 'dello', 'della', 'dei', 'degli', 'delle', 'al', 'allo', 'alla', 'ai', 'agli', 'alle',
	'dal', 'dallo', 'dalla', 'dai', 'dagli', 'dalle', 'nel', 'nello', 'nella', 'nei', 'negli', 'nelle',
	'sul', 'sullo', 'sulla', 'sui', 'sugli', 'sulle', 'che', 'chi', 'come', 'dove', 'quando', 'cosa', 'quale', 'quali',
	'mio', 'mia', 'miei', 'mie', 'tuo', 'tua', 'tuoi', 'tue', 'suo', 'sua', 'suoi', 'sue',
	'nostro', 'nostra', 'nostri', 'nostre', 'vostro', 'vostra', 'vostri', 'vostre',
	'mi', 'ti', 'si', 'ci', 'vi', 'ho', 'sono', 'non', 'posso', 'devo', 'faccio', 'voglio',
);

/** More words than these narrow nothing further. */
const MOST_WORDS = 8;

/**
 * What a visitor typed, as words to look for: `l'energia` is `energia` by whatever apostrophe,
 * since texts and keyboards have different ones.
 */
function search_words( string $typed ): array {
	$text  = (string) \preg_replace( "/(?<!\p{L})\p{L}{1,5}['’](?=\p{L})/u", ' ', \mb_strtolower( $typed ) );
	$words = \preg_split( '/[^\p{L}\p{N}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
	$words = \array_unique( \is_array( $words ) ? $words : array() );
	$tell  = \array_filter(
		$words,
		static function ( string $word ): bool {
			return \mb_strlen( $word ) > 1 && ! \in_array( \remove_accents( $word ), STOP_WORDS, true );
		}
	);
	return \array_slice( array() === $tell ? $words : $tell, 0, MOST_WORDS );
}

/**
 * A word as it may be written: Italian has its accents at the end, many visitors leave them out,
 * and not every database ignores them.
 */
function spellings( string $word ): array {
	$plain   = \remove_accents( $word );
	$accents = array(
		'a' => array( 'à' ),
		'e' => array( 'é', 'è' ),
		'i' => array( 'ì' ),
		'o' => array( 'ò' ),
		'u' => array( 'ù' ),
	);
	$found   = array( $word, $plain );
	foreach ( $accents[ \substr( $plain, -1 ) ] ?? array() as $accented ) {
		$found[] = \substr( $plain, 0, -1 ) . $accented;
	}
	return \array_values( \array_unique( $found ) );
}

/**
 * The part of a query that finds items with every word, in any of its spellings.
 *
 * @param callable|null $beside makes of what is looked for, as LIKE takes it, where else it may stand.
 */
function words_clause( array $words, ?callable $beside = null ): string {
	global $wpdb;
	$clause = '';
	foreach ( $words as $word ) {
		$any = array();
		foreach ( spellings( $word ) as $spelling ) {
			$like = '%' . $wpdb->esc_like( $spelling ) . '%';
			foreach ( array( 'post_title', 'post_excerpt', 'post_content' ) as $column ) {
				$any[] = $wpdb->prepare( "{$wpdb->posts}.$column LIKE %s", $like ); // phpcs:ignore WordPress.DB.PreparedSQL
			}
			if ( null !== $beside ) {
				$any[] = $beside( $like );
			}
		}
		$clause .= ' AND (' . \implode( ' OR ', $any ) . ')';
	}
	return $clause;
}

/** Whether a visitor reads every word: not in markup, nor in the names a tree is made of. */
function says_words( \WP_Post $post, array $words ): bool {
	$text = $post->post_title . ' ' . $post->post_excerpt . ' ' . readable_content( $post->post_content );
	return count_said( $text, $words ) === \count( $words );
}

/** How many of the words a text says, with or without their accents. */
function count_said( string $text, array $words ): int {
	$said  = \remove_accents( \mb_strtolower( $text ) );
	$found = \array_filter(
		$words,
		static function ( string $word ) use ( $said ): bool {
			return false !== \strpos( $said, \remove_accents( $word ) );
		}
	);
	return \count( $found );
}

/**
 * Items by how many of the words are in their titles, and among equals by how many are there in
 * another form, as "Reclami" is of "reclamo". The database looks at titles too, but for the words as
 * they were typed; what it put first among equals stays first.
 */
function titles_first( array $posts, array $words ): array {
	$stems   = \array_map( __NAMESPACE__ . '\stem', $words );
	$by_rank = array();
	foreach ( $posts as $post ) {
		$said  = count_said( $post->post_title, $words );
		$meant = count_said( $post->post_title, $stems );

		$by_rank[ $said * ( MOST_WORDS + 1 ) + $meant ][] = $post;
	}
	\krsort( $by_rank );
	return \array_merge( ...\array_values( $by_rank ) );
}

/** A word without the vowel that says number and gender; shorter ones would be in too many others. */
function stem( string $word ): string {
	return \mb_strlen( $word ) < 5 ? $word : (string) \preg_replace( '/[aeiou]$/', '', \remove_accents( $word ) );
}

function readable_content( string $content ): string {
	$texts = array( $content );
	if ( Content\is_document( $content ) ) {
		$texts = array();
		$props = \array_column( Content\shown_nodes( \json_decode( $content, true )['nodes'] ), 'props' );
		\array_walk_recursive(
			$props,
			static function ( $value ) use ( &$texts ): void {
				if ( \is_string( $value ) && ! \preg_match( '~^(?:/|#|https?:|mailto:|tel:)~', $value ) ) {
					$texts[] = $value;
				}
			}
		);
	}
	return \html_entity_decode( (string) \preg_replace( '~<(style|script)\b.*?</\1\s*>|<[^>]*>~is', ' ', \implode( ' ', $texts ) ) );
}
