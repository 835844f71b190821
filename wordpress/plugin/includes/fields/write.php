<?php
declare(strict_types=1);

namespace EnergySite\Fields;

/**
 * Stores field values where acf_of_post() reads them, in the layout of the ACF plugin. Images and
 * files are attachment ids or addresses; fields that are not given stay as they are.
 */
function write_post_fields( int $post_id, array $values ): void {
	$fields = fields_of_type( (string) \get_post_type( $post_id ) );
	$flat   = flat_values( $fields, $values );
	foreach ( $flat as $key => $value ) {
		\update_post_meta( $post_id, $key, \wp_slash( $value ) );
	}
	foreach ( rows_left_over( $fields, $flat, \array_keys( (array) \get_post_meta( $post_id ) ) ) as $key ) {
		\delete_post_meta( $post_id, $key );
	}
}

/** The same for a term. */
function write_term_fields( \WP_Term $term, array $values ): void {
	foreach ( flat_values( fields_of_taxonomy( $term->taxonomy ), $values ) as $key => $value ) {
		\update_term_meta( $term->term_id, $key, \wp_slash( $value ) );
	}
}

/** Keys of repeater rows that there are no more. */
function rows_left_over( array $fields, array $flat, array $stored ): array {
	$left = array();
	foreach ( $fields as $field ) {
		if ( 'repeater' !== $field['type'] || ! isset( $flat[ $field['name'] ] ) ) {
			continue;
		}
		$row = '/^' . \preg_quote( $field['name'], '/' ) . '_\d+_/';
		foreach ( $stored as $key ) {
			if ( \preg_match( $row, (string) $key ) && ! \array_key_exists( $key, $flat ) ) {
				$left[] = (string) $key;
			}
		}
	}
	return $left;
}

/** Meta keys and values for nested field values. */
function flat_values( array $fields, array $values, string $prefix = '' ): array {
	$flat = array();
	foreach ( $fields as $field ) {
		if ( ! \array_key_exists( $field['name'], $values ) ) {
			continue;
		}
		$name  = $prefix . $field['name'];
		$value = $values[ $field['name'] ];
		if ( 'group' === $field['type'] ) {
			$flat += flat_values( $field['fields'], (array) $value, "{$name}_" );
		} elseif ( 'repeater' === $field['type'] ) {
			$rows          = \array_values( (array) $value );
			$flat[ $name ] = \count( $rows );
			foreach ( $rows as $index => $row ) {
				$flat += flat_values( $field['fields'], (array) $row, "{$name}_{$index}_" );
			}
		} else {
			$flat[ $name ] = stored_value( $field['type'], $value );
		}
	}
	return $flat;
}

/**
 * A value as ACF stores it.
 *
 * @param mixed $value As in the `acf` object.
 * @return mixed
 */
function stored_value( string $type, $value ) {
	if ( 'boolean' === $type ) {
		return $value ? '1' : '0';
	}
	if ( 'date' === $type && \is_string( $value ) && \preg_match( '#^(\d{2})/(\d{2})/(\d{4})$#', $value, $part ) ) {
		return $part[3] . $part[2] . $part[1];
	}
	return $value;
}
