<?php
declare(strict_types=1);

namespace EnergySite\Content;

/**
 * Pages and uploaded files share one set of names in WordPress: a picture `luce.png` would take
 * the address /luce away from the page that comes after it. Files get names of their own.
 */
\add_filter(
	'wp_insert_attachment_data',
	static function ( array $data ): array {
		if ( 0 !== \strpos( (string) $data['post_name'], 'media-' ) ) {
			$data['post_name'] = 'media-' . $data['post_name'];
		}
		return $data;
	}
);
