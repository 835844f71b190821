<?php
declare(strict_types=1);

namespace EnergySite;

/**
 * A setting of the installation: a constant of wp-config.php wins over the stored option.
 *
 * - origin: public origin of the site, `https://www.example.it`; empty while there is no site
 * - brand: name of the company
 * - webhook_url, webhook_secret: where changes are announced (several with commas), and the secret
 *   shared with the site
 */
function setting( string $name ): string {
	$constant = 'ENERGY_SITE_' . \strtoupper( $name );
	$value    = \defined( $constant ) ? \constant( $constant ) : \get_option( "energy_site_$name", '' );
	return \is_string( $value ) ? $value : '';
}

/** Public origin of the site without trailing slash; WordPress's own address when none is set. */
function site_origin(): string {
	$origin = setting( 'origin' );
	return '' !== $origin ? \untrailingslashit( $origin ) : \untrailingslashit( \home_url() );
}

/** {brand}: the brand as part of paths and identifiers, letters and digits in lower case. */
function brand(): string {
	$name = setting( 'brand' );
	$id   = \preg_replace( '/[^a-z0-9]/', '', \strtolower( \remove_accents( '' !== $name ? $name : 'albaviva' ) ) );
	return '' !== $id ? (string) $id : 'albaviva';
}

/** Post type of the knowledge section, `{brand}pedia`; WordPress allows 20 characters. */
function glossary_type(): string {
	return \substr( brand(), 0, 15 ) . 'pedia';
}
