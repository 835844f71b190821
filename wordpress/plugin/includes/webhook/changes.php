<?php
declare(strict_types=1);

namespace EnergySite\Webhook;

use EnergySite\Content;

/**
 * What this request changed, collected while it runs and read once at its end: ten saved fields
 * of one page are one change, and its path is the one it has when everything is stored.
 */
final class Changes {
	/** @var array<int, array{path: string, type: string, public: bool}> Items as they were. */
	private static $before = array();

	/** @var array<int, true> Items to announce. */
	private static $touched = array();

	/** @var array<string, array> Changes that are no item: settings, everything. */
	private static $others = array();

	/** Remembers how an item stood before its first change. */
	public static function remember( \WP_Post $post ): void {
		if ( ! isset( self::$before[ $post->ID ] ) && self::concerns( $post ) ) {
			self::$before[ $post->ID ] = array(
				'path'   => Content\front_path( $post ),
				'type'   => $post->post_type,
				'public' => 'publish' === $post->post_status,
			);
		}
	}

	/** An item changed, or will have by the end of the request. */
	public static function touch( int $post_id ): void {
		$post = \get_post( $post_id );
		if ( $post instanceof \WP_Post && self::concerns( $post ) ) {
			self::remember( $post );
			self::$touched[ $post_id ] = true;
		}
	}

	/** Something that shows on many pages changed: `settings`, `all`, or a path without an item. */
	public static function other( string $type, string $path = '/' ): void {
		self::$others[ "$type $path" ] = array(
			'id'     => 0,
			'type'   => $type,
			'status' => 'publish',
			'path'   => $path,
		);
	}

	/** Where visitors found an item before this request moved it; empty where it did not. */
	public static function left_path( \WP_Post $post ): string {
		$before = self::$before[ $post->ID ] ?? null;
		$moved  = null !== $before && $before['public'] && Content\front_path( $post ) !== $before['path'];
		return $moved ? $before['path'] : '';
	}

	/** The changes a visitor could see, and forgets them. */
	public static function take(): array {
		$changes = \array_values( self::$others );
		foreach ( \array_keys( self::$touched ) as $id ) {
			$change = self::change( $id );
			if ( null !== $change ) {
				$changes[] = $change;
			}
		}
		self::$before  = array();
		self::$touched = array();
		self::$others  = array();
		return $changes;
	}

	/** Null for what was no more visible before than after. */
	private static function change( int $id ): ?array {
		\clean_post_cache( $id );
		$before = self::$before[ $id ] ?? null;
		$post   = \get_post( $id );
		$status = $post instanceof \WP_Post ? $post->post_status : 'deleted';
		if ( 'publish' !== $status && ! ( $before['public'] ?? false ) ) {
			return null;
		}
		$path   = $post instanceof \WP_Post && 'publish' === $status ? Content\front_path( $post ) : $before['path'];
		$change = array(
			'id'     => $id,
			'type'   => $post instanceof \WP_Post ? $post->post_type : $before['type'],
			'status' => $status,
			'path'   => '' !== $path ? $path : '/',
		);
		if ( null !== $before && $before['public'] && '' !== $before['path'] && $before['path'] !== $path ) {
			$change['previousPath'] = $before['path'];
		}
		return $change;
	}

	private static function concerns( \WP_Post $post ): bool {
		return \in_array( $post->post_type, Content\site_types(), true ) && 'auto-draft' !== $post->post_status;
	}
}
