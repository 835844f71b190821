<?php
declare(strict_types=1);

namespace EnergySite\Editor;

/**
 * Tells the site's pages, which are the same for everybody, that an editor has logged in: they show
 * «Modifica» then. It opens nothing; WordPress's own cookies are out of scripts' reach.
 */
const SITE_COOKIE = 'site_editor';

function set_site_cookie( string $value, int $expires ): void {
	$options = array(
		'expires'  => $expires,
		'path'     => '/',
		'secure'   => \is_ssl(),
		'samesite' => 'Lax',
	);
	\setcookie( SITE_COOKIE, $value, $options );
}

\add_action(
	'set_logged_in_cookie',
	static function ( string $_cookie, int $expires, int $_expiration, int $user ): void {
		if ( \user_can( $user, 'edit_pages' ) ) {
			set_site_cookie( '1', $expires );
		}
	},
	10,
	4
);

\add_action(
	'clear_auth_cookie',
	static function (): void {
		set_site_cookie( '', 1 );
	}
);
