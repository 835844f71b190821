<?php
declare(strict_types=1);

namespace EnergySite\Rest;

/**
 * The site asks `_fields[]=id,acf,title` (spec 7): a list whose one entry is a list. WordPress
 * splits only a plain string, and would answer empty objects.
 */
\add_filter(
	'rest_pre_dispatch',
	static function ( $result, $server, \WP_REST_Request $request ) {
		$fields = $request->get_param( '_fields' );
		if ( \is_array( $fields ) ) {
			$names = \explode( ',', \implode( ',', \array_filter( $fields, 'is_scalar' ) ) );
			$request->set_param( '_fields', \implode( ',', \array_filter( \array_map( 'trim', $names ) ) ) );
		}
		return $result;
	},
	10,
	3
);
