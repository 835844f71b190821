<?php
declare(strict_types=1);

namespace EnergySite\Content;

/** Addresses an item had while visitors could find it there, a value for each. */
const FORMER_PATH = '_energy_site_former_path';

/** The most that are kept of one item: addresses are printed, and linked to from elsewhere. */
const MOST_FORMER_PATHS = 20;

/** An item that was renamed or moved is still looked for where it was. */
function remember_path( int $id, string $path ): void {
	$known = \get_post_meta( $id, FORMER_PATH );
	if ( '/' !== $path && ! \in_array( $path, $known, true ) && \count( $known ) < MOST_FORMER_PATHS ) {
		\add_post_meta( $id, FORMER_PATH, \wp_slash( $path ) );
	}
}

/** Former addresses and where their items are now, `[from => to]`; what is taken anew leads nowhere else. */
function moved_paths(): array {
	$posts = \get_posts(
		array(
			'post_type'      => site_types(),
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => -1,
			'meta_key'       => FORMER_PATH, // phpcs:ignore WordPress.DB.SlowDBQuery
			'orderby'        => 'ID',
			'order'          => 'ASC',
		)
	);
	$moved = array();
	foreach ( $posts as $post ) {
		$path = front_path( $post );
		foreach ( '' === $path ? array() : \get_post_meta( $post->ID, FORMER_PATH ) as $former ) {
			$owner = find_by_path( $former );
			if ( $former !== $path && ( null === $owner || 'publish' !== $owner->post_status ) ) {
				$moved[ $former ] = $path;
			}
		}
	}
	return $moved;
}
