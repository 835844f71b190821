<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;

/** The site has no page for what asks for a password, so that no list may lead there. */
function without_protected( array $args ): array {
	return \is_user_logged_in() ? $args : array( 'has_password' => false ) + $args;
}

\add_action(
	'rest_api_init',
	static function (): void {
		foreach ( Content\site_types() as $type ) {
			\add_filter( "rest_{$type}_query", __NAMESPACE__ . '\without_protected' );
		}
	}
);
