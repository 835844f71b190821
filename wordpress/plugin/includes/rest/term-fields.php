<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;
use EnergySite\Fields;

/** `acf` on terms: a service category's icon (spec 3.5). */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_field(
			\array_keys( Content\taxonomies() ),
			'acf',
			array(
				'get_callback' => static function ( array $item ) {
					$term = \get_term( (int) $item['id'] );
					return (object) ( $term instanceof \WP_Term ? Fields\acf_of_term( $term ) : array() );
				},
			)
		);
	}
);
