<?php
declare(strict_types=1);

namespace EnergySite\Admin;

/**
 * Field values from a submitted form, each cleaned by its field's type; fields that the form did
 * not send are left out.
 */
function submitted_values( array $fields, array $sent ): array {
	$values = array();
	foreach ( $fields as $field ) {
		if ( \array_key_exists( $field['name'], $sent ) ) {
			$values[ $field['name'] ] = submitted_value( $field, $sent[ $field['name'] ] );
		}
	}
	return $values;
}

/**
 * @param mixed $sent Unslashed.
 * @return mixed
 */
function submitted_value( array $field, $sent ) {
	switch ( $field['type'] ) {
		case 'group':
			return submitted_values( $field['fields'], (array) $sent );
		case 'repeater':
			return submitted_rows( $field, (array) $sent );
		case 'boolean':
			return '1' === $sent;
		case 'choices':
			return \array_values( \array_filter( \array_map( __NAMESPACE__ . '\one_line_text', \array_filter( (array) $sent, 'is_scalar' ) ), 'strlen' ) );
		case 'terms':
		case 'posts':
			return \array_values( \array_filter( \array_map( 'absint', (array) $sent ) ) );
		case 'map':
			return submitted_place( (array) $sent );
		case 'rich-text':
			return \wp_kses_post( scalar( $sent ) );
		case 'textarea':
			return plain_text( scalar( $sent ) );
		case 'url':
			return \sanitize_url( scalar( $sent ) );
		case 'date':
			return \str_replace( '-', '', \preg_match( '/^\d{4}-\d{2}-\d{2}$/', scalar( $sent ) ) ? scalar( $sent ) : '' );
		default:
			return one_line_text( scalar( $sent ) );
	}
}

/**
 * Text as it was typed. WordPress's own cleaning takes `%da` for an encoded character and `< 10` for
 * a tag; the site escapes texts where it shows them.
 */
function plain_text( string $sent ): string {
	$text = \str_replace( "\r\n", "\n", \wp_check_invalid_utf8( $sent ) );
	return \trim( (string) \preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text ) );
}

/** @param mixed $sent A scalar. */
function one_line_text( $sent ): string {
	return \trim( (string) \preg_replace( '/\s+/u', ' ', plain_text( (string) $sent ) ) );
}

/** Rows in the order they were sent; one with nothing in it is no row. */
function submitted_rows( array $field, array $sent ): array {
	unset( $sent['__repeater'] );
	$rows = array();
	foreach ( $sent as $row ) {
		$values = submitted_values( $field['fields'], (array) $row );
		if ( ! is_blank( $values ) ) {
			$rows[] = $values;
		}
	}
	return $rows;
}

function is_blank( $value ): bool {
	if ( \is_array( $value ) ) {
		foreach ( $value as $entry ) {
			if ( ! is_blank( $entry ) ) {
				return false;
			}
		}
		return true;
	}
	return null === $value || '' === $value || false === $value;
}

/**
 * @return array|string Empty text for no place.
 */
function submitted_place( array $sent ) {
	$address = one_line_text( scalar( $sent['address'] ?? '' ) );
	if ( '' === $address ) {
		return '';
	}
	$place = array( 'address' => $address );
	foreach ( array( 'lat', 'lng' ) as $axis ) {
		$number = \str_replace( ',', '.', scalar( $sent[ $axis ] ?? '' ) );
		if ( \is_numeric( $number ) ) {
			$place[ $axis ] = (float) $number;
		}
	}
	return $place;
}
