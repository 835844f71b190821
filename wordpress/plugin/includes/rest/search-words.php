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
 * What follows a stem: endings of verbs that nouns share (reclam-o, reclam-are), each with its other
 * forms; after longer stems who is something and what that is (resident-e, residenz-a), but not "-menti".
 */
const ENDINGS = 'i?(?:[aei]r[ei]|[aiu]t[aeio]|[ae]ndo|[aeo])|azion[ei]|(?<=\p{L}{4}[^m])en(?:t[ei]|z[ae])|h?[ie]';

/** Shorter stems would be the beginning of too many other words. */
const SHORTEST_STEM = 4;

/** A text that says a word more often than this is no more about it. */
const OFTEN = 9;

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

/** What a visitor reads of an item: neither markup, nor the names a tree is made of. */
function readable_text( \WP_Post $post ): string {
	return $post->post_title . ' ' . $post->post_excerpt . ' ' . readable_content( $post->post_content );
}

/** How often a text says each of the words, in this form or another, with or without their accents. */
function times_said( string $text, array $words ): array {
	$said = \remove_accents( \mb_strtolower( $text ) );
	return \array_map(
		static function ( string $word ) use ( $said ): int {
			return (int) \preg_match_all( in_any_form( \remove_accents( $word ) ), $said );
		},
		$words
	);
}

/** Finds a word as it was typed, also within another, or another form of it. */
function in_any_form( string $word ): string {
	$stem = stem( $word );
	$form = $stem === $word ? '' : '|(?<!\p{L})' . \preg_quote( $stem, '/' ) . '(?:' . ENDINGS . ')?(?!\p{L})';
	return '/' . \preg_quote( $word, '/' ) . $form . '/u';
}

/**
 * Those of the items that say all words, by how many of them their titles have, in any form: whoever
 * asks how to read a bill means the page of that name. Those that only mention a word come after, and
 * of them offers and files last, since their terms speak of everything. Among equals titles that say
 * the least besides come first, then texts that say each word the most; what the database put first
 * stays first.
 */
function best_first( array $posts, array $words ): array {
	$by_rank = array();
	foreach ( $posts as $post ) {
		$often = \min( OFTEN, ...times_said( readable_text( $post ), $words ) );
		if ( 0 === $often ) {
			continue;
		}
		$meant    = \count( \array_filter( times_said( $post->post_title, $words ) ) );
		$explains = $meant > 0 || ! sells_or_files( $post );
		$in_title = 0 === $meant ? 0 : \count( search_words( $post->post_title ) );
		$by_title = ( $meant * 2 + (int) $explains ) * ( MOST_WORDS + 1 ) - $in_title;

		$by_rank[ $by_title * ( OFTEN + 1 ) + $often ][] = $post;
	}
	\krsort( $by_rank );
	return \array_merge( ...\array_values( $by_rank ) );
}

function sells_or_files( \WP_Post $post ): bool {
	return 'document' === $post->post_type || '' !== Content\page_template( $post );
}

/** What a word has in common with its other forms: "legg" of "leggere", as of "legge" and "leggi". */
function stem( string $word ): string {
	return (string) \preg_replace( '/(?<=\p{L}{' . SHORTEST_STEM . '})(?:' . ENDINGS . ')$/u', '', \remove_accents( $word ) );
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
