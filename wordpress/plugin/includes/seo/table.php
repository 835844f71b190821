<?php
declare(strict_types=1);

namespace EnergySite\Seo;

/**
 * Search engine data by visible path (spec 2.2): a table of its own, because it also holds paths
 * that are no item of WordPress.
 */
const COLUMNS = array( 'title', 'description', 'og_image' );

function table(): string {
	return $GLOBALS['wpdb']->prefix . 'energy_site_seo';
}

function create_table(): void {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	$charset = $GLOBALS['wpdb']->get_charset_collate();
	\dbDelta(
		'CREATE TABLE ' . table() . " (
			path varchar(190) NOT NULL,
			title text NOT NULL,
			description text NOT NULL,
			og_image text NOT NULL,
			PRIMARY KEY  (path)
		) $charset;"
	);
}

/** Row of a path; null when there is none. */
function find( string $path ): ?array {
	global $wpdb;
	// phpcs:ignore WordPress.DB.PreparedSQL -- the table's name is ours.
	$row = $wpdb->get_row( $wpdb->prepare( 'SELECT title, description, og_image FROM ' . table() . ' WHERE path = %s', $path ), ARRAY_A );
	return \is_array( $row ) ? $row : null;
}

/** Stores a row, or removes it when all its values are empty. */
function save( string $path, array $values ): void {
	global $wpdb;
	$row = clean_row( $values );
	if ( '' === \implode( '', $row ) ) {
		$wpdb->delete( table(), array( 'path' => $path ) );
	} else {
		$wpdb->replace( table(), array( 'path' => $path ) + $row );
	}
	\do_action( 'energy_site_seo_changed', $path );
}

/** Every column as text, whatever came. */
function clean_row( array $values ): array {
	$row = array();
	foreach ( COLUMNS as $column ) {
		$row[ $column ] = \is_scalar( $values[ $column ] ?? null ) ? \trim( (string) $values[ $column ] ) : '';
	}
	return $row;
}

/** An item moved: its row goes with it, unless the new path has one already. */
function move( string $from, string $to ): void {
	$row = find( $from );
	if ( null !== $row && null === find( $to ) ) {
		save( $to, $row );
		save( $from, array() );
	}
}
