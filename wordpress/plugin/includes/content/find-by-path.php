<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * The item at a visible path, whatever its status; null when there is none. Takes a path or a
 * whole address, with or without slashes around it. Drafts have no path yet.
 */
function find_by_path( string $slug ): ?\WP_Post {
	$path = clean_path( $slug );
	if ( '' === $path ) {
		return front_page();
	}
	foreach ( post_types() as $name => $type ) {
		if ( null === $type['path'] || 0 !== \strpos( $path, $type['path'] . '/' ) ) {
			continue;
		}
		$rest = \substr( $path, \strlen( $type['path'] ) + 1 );
		foreach ( items_at( $name, $rest ) as $found ) {
			if ( is_named( $found, $rest ) ) {
				return $found;
			}
		}
	}
	$page = \get_page_by_path( $path, OBJECT, 'page' );
	return $page instanceof \WP_Post && is_named( $page, $path ) ? published_of( $page ) : null;
}

/** The page of the trash that stood at a visible path, changed last; null when there is none. */
function trashed_at( string $slug ): ?\WP_Post {
	$path  = clean_path( $slug );
	$posts = \get_posts(
		array(
			'post_type'      => 'page',
			'post_status'    => 'trash',
			'meta_key'       => '_wp_desired_post_slug', // phpcs:ignore WordPress.DB.SlowDBQuery
			'meta_value'     => \basename( $path ), // phpcs:ignore WordPress.DB.SlowDBQuery
			'posts_per_page' => 20,
			'orderby'        => 'modified',
		)
	);
	foreach ( $posts as $post ) {
		if ( \trim( front_path( $post ), '/' ) === $path ) {
			return $post;
		}
	}
	return null;
}

/**
 * Whether every name of the asked path is one of the item's own. WordPress finds `luce` by `luce.`,
 * ` luce` and `l%75ce` too: each would be an address of its own for the same page, without end.
 */
function is_named( \WP_Post $post, string $asked ): bool {
	$own   = \explode( '/', nested_name( $post ) );
	$names = \explode( '/', \mb_strtolower( $asked ) );
	// A name with letters beyond ASCII is stored encoded, and asked for either way.
	$known = \array_merge( $own, \array_map( 'rawurldecode', $own ) );
	return \count( $names ) <= \count( $own ) && array() === \array_diff( $names, $known );
}

/** `https://host/news/x/?a=b` and `news/x` become `news/x`. */
function clean_path( string $slug ): string {
	$path = (string) \wp_parse_url( 'x:' === \substr( $slug, 0, 2 ) ? '' : $slug, PHP_URL_PATH );
	return \trim( $path, '/' );
}

function front_page(): ?\WP_Post {
	$id   = 'page' === \get_option( 'show_on_front' ) ? (int) \get_option( 'page_on_front' ) : 0;
	$page = $id > 0 ? \get_post( $id ) : null;
	return $page instanceof \WP_Post ? $page : null;
}

/**
 * What an item of a type could be by the rest of its path, likeliest first. Its ancestors may be
 * left out: links built by the rule of spec 2.5 drop the last of them, and below two ancestors
 * there may be items of one name.
 *
 * @return \WP_Post[]
 */
function items_at( string $type, string $rest ): array {
	$found = \get_page_by_path( $rest, OBJECT, $type );
	if ( $found instanceof \WP_Post ) {
		return array( published_of( $found ) );
	}
	return \get_posts(
		array(
			'post_type'        => $type,
			'name'             => \basename( $rest ),
			'post_status'      => 'publish',
			'posts_per_page'   => 100,
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'suppress_filters' => true,
		)
	);
}

/**
 * The item, or the published one of its name: an old page that comes back from the trash is a draft
 * by the name that its successor has by now.
 */
function published_of( \WP_Post $post ): \WP_Post {
	if ( 'publish' === $post->post_status ) {
		return $post;
	}
	$posts = \get_posts(
		array(
			'post_type'        => $post->post_type,
			'name'             => $post->post_name,
			'post_parent'      => $post->post_parent,
			'post_status'      => 'publish',
			'posts_per_page'   => 1,
			'suppress_filters' => true,
		)
	);
	return $posts[0] ?? $post;
}
