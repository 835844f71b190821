<?php
declare(strict_types=1);

namespace EnergySite\Rest;

/** Setting up WordPress's own routes is a sixth of the time of an answer that uses none of them. */
\add_action(
	'rest_api_init',
	static function (): void {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		if ( \is_string( $route ) && \preg_match( '#^/(gse|gsr|msr)/v1/#', $route ) ) {
			\remove_action( 'rest_api_init', 'create_initial_rest_routes', 99 );
		}
	},
	0
);
