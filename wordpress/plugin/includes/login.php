<?php
declare(strict_types=1);

namespace EnergySite\Login;

use function EnergySite\setting;
use function EnergySite\site_origin;

/**
 * The page that editors log in by: in Italian, in the company's name, and back to its site.
 * WordPress's language pack, where there is one, has the last word.
 */
function texts(): array {
	static $texts = null;
	$texts        = $texts ?? require __DIR__ . '/login-texts.php';
	return $texts;
}

/** @param mixed $translation What the language pack says; the text itself where it says nothing. */
function in_italian( $translation, string $text, string $domain = 'default' ) {
	return $translation === $text && 'default' === $domain ? ( texts()[ $text ] ?? $translation ) : $translation;
}

function company(): string {
	$brand = setting( 'brand' );
	return '' !== $brand ? $brand : (string) \get_bloginfo( 'name' );
}

\add_action(
	'login_init',
	static function (): void {
		\add_filter( 'gettext', __NAMESPACE__ . '\in_italian', 10, 3 );
		\add_filter(
			'language_attributes',
			static function (): string {
				return 'lang="it-IT"';
			}
		);
	}
);
\add_filter(
	'login_title',
	static function ( $_whole, string $title ): string {
		return $title . ' – ' . \esc_html( company() );
	},
	10,
	2
);
\add_filter(
	'login_headerurl',
	static function (): string {
		return site_origin() . '/';
	}
);
\add_filter( 'login_headertext', __NAMESPACE__ . '\company' );
\add_filter(
	'login_site_html_link',
	static function (): string {
		return \sprintf( '<a href="%s">&larr; Torna al sito</a>', \esc_url( site_origin() . '/' ) );
	}
);

\add_action(
	'login_enqueue_scripts',
	static function (): void {
		$version = (string) \filemtime( \EnergySite\PLUGIN_DIR . '/assets/login.css' );
		$styles  = \plugins_url( 'assets/login.css', \EnergySite\PLUGIN_FILE );
		\wp_enqueue_style( 'energy-site-login', $styles, array( 'login' ), $version );
		// The button that shows the password is named anew by a script at each press.
		$names = array();
		foreach ( array( 'Show password', 'Hide password' ) as $text ) {
			$names[ $text ] = array( texts()[ $text ] );
		}
		\wp_add_inline_script( 'wp-i18n', 'wp.i18n.setLocaleData( ' . \wp_json_encode( $names ) . ' );' );
	}
);
