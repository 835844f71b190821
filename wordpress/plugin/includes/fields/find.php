<?php
declare(strict_types=1);

namespace EnergySite\Fields;

/**
 * Fields that hold a text, with what `$find` answers for their values: `[{field, text}]`, the field
 * as the forms of wp-admin call it, with those that it lies in.
 *
 * @param callable $find The words around a text in a value; null where it is not there.
 */
function fields_holding( array $fields, array $values, callable $find, string $within = '' ): array {
	$hits = array();
	foreach ( $fields as $field ) {
		$value = $values[ $field['name'] ] ?? null;
		$label = $within . $field['label'];
		if ( 'group' === $field['type'] && \is_array( $value ) ) {
			$hits = \array_merge( $hits, fields_holding( $field['fields'], $value, $find, "$label › " ) );
		} elseif ( 'repeater' === $field['type'] && \is_array( $value ) ) {
			foreach ( \array_values( $value ) as $row => $item ) {
				$place = "$label › n. " . ( $row + 1 ) . ' › ';
				$hits  = \array_merge( $hits, \is_array( $item ) ? fields_holding( $field['fields'], $item, $find, $place ) : array() );
			}
		} elseif ( null !== $value ) {
			$text = $find( $value );
			if ( null !== $text ) {
				$hits[] = array(
					'field' => $label,
					'text'  => $text,
				);
			}
		}
	}
	return $hits;
}

/** The same for an item, by its values as they are stored. */
function item_fields_holding( \WP_Post $post, callable $find ): array {
	$fields = fields_of_type( $post->post_type );
	$meta   = flat_meta( \get_post_meta( $post->ID ) );
	return fields_holding( $fields, read_fields( $fields, $meta, '', __NAMESPACE__ . '\stored_value_of' ), $find );
}
