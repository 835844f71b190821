<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * An item that comes back from the trash is a draft, whose name WordPress compares with no other's: by
 * one that was given away meanwhile, nobody could open it, and publishing would change its address
 * unasked.
 */
\add_filter(
	'wp_insert_post_data',
	static function ( array $data, array $postarr ): array {
		$before = \get_post( (int) ( $postarr['ID'] ?? 0 ) );
		if ( ! $before instanceof \WP_Post || 'trash' !== $before->post_status || 'trash' === $data['post_status'] || '' === $data['post_name'] ) {
			return $data;
		}
		// As if it were published: of a draft it would not be asked.
		$data['post_name'] = \wp_unique_post_slug( $data['post_name'], $before->ID, 'publish', $data['post_type'], (int) $data['post_parent'] );
		return $data;
	},
	10,
	2
);
