<?php
declare(strict_types=1);

namespace EnergySite\Fields;

/**
 * The fields of an item as the spec's `acf` object. Values are read from post meta in the layout
 * of the ACF plugin, so that an installation that used it is read as it is: a repeater is its
 * number of rows under its name and the values under `name_0_sub`, a group `name_sub`.
 */
function acf_of_post( \WP_Post $post ): array {
	$meta   = flat_meta( \get_post_meta( $post->ID ) );
	$values = read_fields( fields_of_type( $post->post_type ), $meta );
	return $values + other_acf_fields( $meta, $values, $post->ID );
}

/** The same for a term. */
function acf_of_term( \WP_Term $term ): array {
	$meta   = flat_meta( \get_term_meta( $term->term_id ) );
	$values = read_fields( fields_of_taxonomy( $term->taxonomy ), $meta );
	return $values + other_acf_fields( $meta, $values, "term_{$term->term_id}" );
}

/** First value of each meta key. */
function flat_meta( $meta ): array {
	$flat = array();
	foreach ( \is_array( $meta ) ? $meta : array() as $key => $values ) {
		$flat[ $key ] = \maybe_unserialize( $values[0] ?? '' );
	}
	return $flat;
}

/**
 * Values of the fields that are stored; the others are left out.
 *
 * @param callable|null $shape What a stored value becomes: field_value() for readers, stored_value_of()
 *                        for the forms of wp-admin.
 */
function read_fields( array $fields, array $meta, string $prefix = '', ?callable $shape = null ): array {
	$shape  = $shape ?? __NAMESPACE__ . '\field_value';
	$values = array();
	foreach ( $fields as $field ) {
		$name = $prefix . $field['name'];
		if ( 'group' === $field['type'] ) {
			$group = read_fields( $field['fields'], $meta, "{$name}_", $shape );
			if ( array() !== $group ) {
				$values[ $field['name'] ] = $group;
			}
		} elseif ( \array_key_exists( $name, $meta ) ) {
			$values[ $field['name'] ] = 'repeater' === $field['type']
				? read_rows( $field, $meta, $name, $shape )
				: $shape( $field, $meta[ $name ] );
		}
	}
	return $values;
}

function read_rows( array $field, array $meta, string $name, callable $shape ): array {
	// An importer may have stored the rows themselves.
	if ( \is_array( $meta[ $name ] ) ) {
		return \array_values( $meta[ $name ] );
	}
	$rows  = array();
	$count = \min( 1000, (int) $meta[ $name ] );
	for ( $row = 0; $row < $count; $row++ ) {
		$rows[] = read_fields( $field['fields'], $meta, "{$name}_{$row}_", $shape );
	}
	return $rows;
}

/**
 * A stored value in the shape its type is read in.
 *
 * @param mixed $value As stored.
 * @return mixed
 */
function field_value( array $field, $value ) {
	switch ( $field['type'] ) {
		case 'boolean':
			return is_yes( $value );
		case 'choices':
			return \is_array( $value ) ? \array_values( $value ) : ( '' === $value ? array() : array( $value ) );
		case 'image':
			return image_value( $value );
		case 'file':
			return file_value( $value );
		case 'map':
			return map_value( $value );
		case 'date':
			return date_value( $value );
		case 'terms':
			return term_values( $value );
		case 'posts':
			return post_ids( $value );
		default:
			return \is_scalar( $value ) ? (string) $value : $value;
	}
}

/**
 * Ids of chosen items, which may also be said as they are answered, `{ID, post_type}`.
 *
 * @param mixed $chosen A list, or whatever stands in its place.
 */
function post_ids( $chosen ): array {
	$ids = array();
	foreach ( (array) $chosen as $item ) {
		$id = \is_array( $item ) ? ( $item['ID'] ?? 0 ) : $item;
		if ( \is_numeric( $id ) && (int) $id > 0 ) {
			$ids[] = (int) $id;
		}
	}
	return $ids;
}

/**
 * Whether a stored value says yes: all that is written there, unless it is a no. What is a tick
 * today may have been free text, in which editors wrote «Sì» or the tariff's name.
 *
 * @param mixed $value As stored.
 */
function is_yes( $value ): bool {
	if ( ! \is_scalar( $value ) || \is_bool( $value ) ) {
		return true === $value;
	}
	return ! \in_array( \strtolower( \trim( (string) $value ) ), array( '', '0', 'false', 'no' ), true );
}

/** The value as it is stored: forms edit ids, not what they stand for. */
function stored_value_of( array $field, $value ) {
	return $value;
}

/** Place: `{address, lat, lng}`, numbers as numbers; false when there is none. */
function map_value( $value ) {
	if ( ! \is_array( $value ) || ! isset( $value['address'] ) ) {
		return false;
	}
	foreach ( array( 'lat', 'lng' ) as $axis ) {
		if ( isset( $value[ $axis ] ) && \is_numeric( $value[ $axis ] ) ) {
			$value[ $axis ] = (float) $value[ $axis ];
		}
	}
	return $value;
}

/** DD/MM/YYYY, from ACF's own `Ymd` and `Y-m-d H:i:s`; anything else as it is. */
function date_value( $value ): string {
	$text = \is_scalar( $value ) ? (string) $value : '';
	if ( \preg_match( '/^(\d{4})-?(\d{2})-?(\d{2})/', $text, $part ) ) {
		return "{$part[3]}/{$part[2]}/{$part[1]}";
	}
	return $text;
}

/** Terms by stored ids; those that no longer exist are dropped. */
function term_values( $value ): array {
	$terms = array();
	foreach ( (array) $value as $id ) {
		$term = \is_numeric( $id ) ? \get_term( (int) $id ) : null;
		if ( $term instanceof \WP_Term ) {
			$terms[] = array(
				'term_id'  => $term->term_id,
				'name'     => $term->name,
				'slug'     => $term->slug,
				'taxonomy' => $term->taxonomy,
			);
		}
	}
	return $terms;
}

/**
 * Fields of an ACF installation that our schemas do not know: by the ACF plugin while it is
 * there; without it the plain values, which it marks by a key of its own.
 */
function other_acf_fields( array $meta, array $known, $acf_id ): array {
	if ( \function_exists( 'get_fields' ) ) {
		$fields = \get_fields( $acf_id );
		return \is_array( $fields ) ? \array_diff_key( $fields, $known ) : array();
	}
	$others = array();
	foreach ( $meta as $key => $value ) {
		$mark = $meta[ "_$key" ] ?? null;
		if ( \is_string( $mark ) && 0 === \strpos( $mark, 'field_' ) && ! is_part_of( (string) $key, $known ) ) {
			$others[ $key ] = $value;
		}
	}
	return $others;
}

/** Whether a key is a known field or, as `name_0_sub`, a piece of one. */
function is_part_of( string $key, array $known ): bool {
	foreach ( $known as $name => $value ) {
		if ( $key === $name || ( \is_array( $value ) && 0 === \strpos( $key, "{$name}_" ) ) ) {
			return true;
		}
	}
	return false;
}
