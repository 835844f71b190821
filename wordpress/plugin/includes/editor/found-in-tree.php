<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/** Where in a page builder tree a kind of block or a text stands. */

/** A page builder tree as stored; one without nodes and images for any other content. */
function tree_of( string $content ): array {
	$tree  = Content\is_document( $content ) ? \json_decode( $content, true ) : array();
	$media = $tree['media'] ?? array();
	return array(
		'nodes' => $tree['nodes'] ?? array(),
		'media' => \is_array( $media ) ? $media : array(),
	);
}

/** Nodes of a tree that are of the kind, or hold the text, and how often: `[{node, component, name, text, times}]`. */
function hits_in( array $tree, string $component, string $text ): array {
	$hits = array();
	foreach ( $tree['nodes'] as $id => $node ) {
		$kind = (string) ( $node['component'] ?? '' );
		if ( '' !== $component ) {
			if ( \strtolower( $kind ) === $component ) {
				$hits[] = array(
					'node'      => (string) $id,
					'component' => $kind,
					'name'      => given_name( $node ),
					'text'      => '',
					'times'     => 1,
				);
			}
			continue;
		}
		$where = text_in( $node['props'] ?? array(), $text );
		if ( null !== $where ) {
			$hits[] = array(
				'node'      => (string) $id,
				'component' => $kind,
				'name'      => given_name( $node ),
				'text'      => $where,
				'times'     => \max( 1, times_in( $node['props'] ?? array(), $text ) ),
			);
		}
	}
	return $hits;
}

/** What an editor called a block; empty where nobody did. */
function given_name( array $node ): string {
	return \is_string( $node['name'] ?? null ) ? \trim( $node['name'] ) : '';
}

/** How often what was found stands there, all in all. */
function times_of( array $hits ): int {
	return (int) \array_sum( \array_column( $hits, 'times' ) );
}

/** How often a text stands in a value, as it is read. */
function times_in( $value, string $text ): int {
	if ( \is_string( $value ) ) {
		$times = \substr_count( \mb_strtolower( plain_text( $value ) ), \mb_strtolower( $text ) );
		return null === text_in( $value, $text ) ? 0 : \max( 1, $times );
	}
	return (int) \array_sum(
		\array_map(
			static function ( $item ) use ( $text ): int {
				return times_in( $item, $text );
			},
			\is_array( $value ) ? $value : array()
		)
	);
}

/** Images that a tree's own list describes by the text: `[{url, name, text}]`; of their addresses blocks are asked. */
function images_in( array $tree, string $text ): array {
	$hits = array();
	foreach ( '' === $text ? array() : $tree['media'] as $image ) {
		$where = text_in( $image['alt'] ?? '', $text );
		if ( null !== $where ) {
			$hits[] = array(
				'url'  => (string) ( $image['url'] ?? '' ),
				'name' => (string) ( $image['name'] ?? '' ),
				'text' => $where,
			);
		}
	}
	return $hits;
}

/** Whether a tree says a text somewhere in the very same letters, or has a link that calls it. */
function says_exactly( array $tree, string $text ): bool {
	return '' !== $text
		&& ( is_exactly_in( \array_column( $tree['nodes'], 'props' ), $text ) || is_exactly_in( \array_column( $tree['media'], 'alt' ), $text ) );
}

function is_exactly_in( $value, string $text ): bool {
	if ( \is_string( $value ) ) {
		return calls( $value, $text ) || false !== \strpos( plain_text( $value ), $text ) || false !== \strpos( spaced( $value ), $text );
	}
	foreach ( \is_array( $value ) ? $value : array() as $item ) {
		if ( is_exactly_in( $item, $text ) ) {
			return true;
		}
	}
	return false;
}

/** What is read of formatted text. */
function plain_text( string $html ): string {
	return spaced( \html_entity_decode( \wp_strip_all_tags( \str_replace( '<', ' <', $html ) ), ENT_QUOTES ) );
}

/** A text with single spaces of the common kind: nobody sees whether others keep words on one line. */
function spaced( string $text ): string {
	return \trim( (string) ( \preg_replace( '/[\s\x{00A0}\x{2009}\x{202F}]+/u', ' ', $text ) ?? $text ) );
}

/** Whether a link in a value calls the telephone number that a text is: addresses write it without what parts it for readers. */
function calls( string $value, string $text ): bool {
	$phone = phone_of( $text );
	if ( '' === $phone || 0 === \preg_match_all( '/tel:([^"\'<>]+)/i', $value, $called ) ) {
		return false;
	}
	return \in_array( $phone, \array_map( __NAMESPACE__ . '\phone_of', $called[1] ), true );
}

/** The digits of a telephone number, without Italy's prefix; empty for any other text. */
function phone_of( string $text ): string {
	if ( 1 !== \preg_match( '/^\s*\+?[\d\s().\/-]+$/', $text ) ) {
		return '';
	}
	$digits = (string) \preg_replace( '/^(\+|00)39/', '', (string) \preg_replace( '/[^+\d]/', '', $text ) );
	return \strlen( $digits ) < 3 ? '' : $digits;
}

/** Letters on either side of a text that tell where it stands. */
const AROUND = 40;

/** The words around the first place where a text stands, with dots where they go on; null when it is nowhere. */
function excerpt( string $value, string $text ): ?string {
	$at = \mb_stripos( $value, $text );
	if ( false === $at ) {
		return null;
	}
	$from = \max( 0, $at - AROUND );
	$to   = $at + \mb_strlen( $text ) + AROUND;
	return ( $from > 0 ? '…' : '' ) . \mb_substr( $value, $from, $to - $from ) . ( $to < \mb_strlen( $value ) ? '…' : '' );
}

/** The same of any value, addresses that a text calls included. */
function text_in( $value, string $text ): ?string {
	if ( \is_string( $value ) ) {
		return excerpt( plain_text( $value ), $text ) ?? ( calls( $value, $text ) ? $text : excerpt( spaced( $value ), $text ) );
	}
	foreach ( \is_array( $value ) ? $value : array() as $item ) {
		$found = text_in( $item, $text );
		if ( null !== $found ) {
			return $found;
		}
	}
	return null;
}
