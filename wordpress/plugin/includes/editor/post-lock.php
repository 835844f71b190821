<?php
declare(strict_types=1);

namespace EnergySite\Editor;

/**
 * WordPress's own post lock, by which its screens say who edits. The builder sets it where nobody
 * else has it, and takes away what it set itself: any other is somebody's at work in WordPress.
 */

/** As long as WordPress's own lock holds. */
const LOCK_SECONDS = 150;

function hold_lock( int $id ): void {
	require_once ABSPATH . 'wp-admin/includes/post.php';
	if ( \wp_check_post_lock( $id ) ) {
		return;
	}
	$lock = \wp_set_post_lock( $id );
	if ( \is_array( $lock ) ) {
		\set_transient( builder_lock( $id ), \implode( ':', $lock ), LOCK_SECONDS );
	}
}

function release_lock( int $id ): void {
	$lock = (string) \get_post_meta( $id, '_edit_lock', true );
	if ( is_builders( $id, $lock ) && lock_holder( $lock ) === \get_current_user_id() ) {
		\delete_post_meta( $id, '_edit_lock' );
		\delete_transient( builder_lock( $id ) );
	}
}

/** Who else has the item open in WordPress's own screens: at most one, by its lock. */
function in_wordpress( int $id ): array {
	require_once ABSPATH . 'wp-admin/includes/post.php';
	$holder = (int) \wp_check_post_lock( $id );
	if ( 0 === $holder || is_builders( $id, (string) \get_post_meta( $id, '_edit_lock', true ) ) ) {
		return array();
	}
	return array(
		array(
			'name'        => (string) \get_the_author_meta( 'display_name', $holder ),
			'self'        => false,
			'inWordPress' => true,
		),
	);
}

/** Name under which the builder's own lock is remembered. */
function builder_lock( int $id ): string {
	return "energy_lock_$id";
}

function is_builders( int $id, string $lock ): bool {
	return '' !== $lock && \get_transient( builder_lock( $id ) ) === $lock;
}

function lock_holder( string $lock ): int {
	return (int) ( \explode( ':', $lock )[1] ?? 0 );
}
