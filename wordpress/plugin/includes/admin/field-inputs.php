<?php
declare(strict_types=1);

namespace EnergySite\Admin;

use EnergySite\Fields;

/**
 * Inputs of fields, by their definitions. Names nest as the values do: `root[group][sub]`,
 * `root[repeater][0][sub]`.
 */
function field_inputs( array $fields, array $values, string $root ): void {
	foreach ( $fields as $field ) {
		field_input( $field, $values[ $field['name'] ] ?? null, "{$root}[{$field['name']}]" );
	}
}

/**
 * @param mixed $value As stored; null when there is none.
 */
function field_input( array $field, $value, string $name ): void {
	$compound = \in_array( $field['type'], array( 'group', 'repeater', 'map', 'choices', 'terms', 'boolean', 'image', 'file', 'posts' ), true );
	$tag      = $compound ? 'fieldset' : 'label';
	$title    = $compound ? 'legend' : 'span';
	echo "<$tag class='es-field es-field-" . \esc_attr( $field['type'] ) . "'><$title class='es-label'>" . \esc_html( $field['label'] ) . "</$title>";
	switch ( $field['type'] ) {
		case 'group':
			field_inputs( $field['fields'], (array) $value, $name );
			break;
		case 'repeater':
			repeater_input( $field, (array) $value, $name );
			break;
		case 'textarea':
		case 'rich-text':
			echo '<textarea class="large-text" rows="' . ( 'textarea' === $field['type'] ? 3 : 6 ) . '" name="' . \esc_attr( $name ) . '">' . \esc_textarea( scalar( $value ) ) . '</textarea>';
			break;
		case 'select':
			select_input( $field['options'] ?? array(), scalar( $value ), $name );
			break;
		case 'boolean':
			hidden_input( $name, '0' );
			checkbox( $name, '1', 'Sì', Fields\is_yes( $value ) );
			break;
		case 'choices':
			checkboxes( $field['options'] ?? array(), (array) $value, $name );
			break;
		case 'terms':
			ordered_checkboxes( term_options( $field['taxonomy'] ?? '', (array) $value ), (array) $value, $name );
			break;
		case 'posts':
			$chosen = Fields\post_ids( $value );
			ordered_checkboxes( post_options( $field['posts'] ?? array(), $chosen ), $chosen, $name );
			break;
		case 'image':
		case 'file':
			attachment_input( $field['type'], scalar( $value ), $name );
			break;
		case 'map':
			map_input( \is_array( $value ) ? $value : array(), $name );
			break;
		case 'date':
			one_line( $name, iso_date( scalar( $value ) ), 'date' );
			break;
		case 'number':
			one_line( $name, scalar( $value ), 'number', 'step="any"' );
			break;
		default:
			one_line( $name, scalar( $value ), 'text' );
	}
	echo "</$tag>";
}

function scalar( $value ): string {
	return \is_scalar( $value ) ? (string) $value : '';
}

/** As it was typed: `esc_attr()` would show a typed `&lt;` as `<`, and the next save store that. */
function attribute_value( string $value ): string {
	return \htmlspecialchars( $value, ENT_QUOTES, 'UTF-8' );
}

function one_line( string $name, string $value, string $type, string $more = '' ): void {
	$class = 'text' === $type ? 'large-text' : 'regular-text';
	echo "<input class='$class' type='$type' $more name='" . \esc_attr( $name ) . "' value='" . attribute_value( $value ) . "'>"; // phpcs:ignore
}

function hidden_input( string $name, string $value ): void {
	echo '<input type="hidden" name="' . \esc_attr( $name ) . '" value="' . attribute_value( $value ) . '">';
}

function checkbox( string $name, string $value, string $label, bool $checked ): void {
	echo '<label class="es-check"><input type="checkbox" name="' . \esc_attr( $name ) . '" value="' . \esc_attr( $value ) . '" ' . \checked( $checked, true, false ) . '> ' . \esc_html( $label ) . '</label>';
}

/** The empty value in front says "none": an unticked box sends nothing. */
function checkboxes( array $options, array $values, string $name ): void {
	hidden_input( "{$name}[]", '' );
	$chosen = \array_map( 'strval', \array_filter( $values, 'is_scalar' ) );
	echo '<span class="es-checks">';
	foreach ( $options as $value => $label ) {
		checkbox( "{$name}[]", (string) $value, $label, \in_array( (string) $value, $chosen, true ) );
	}
	echo '</span>';
}

/** The same, where the chosen ones are shown in the order in which they stand here. */
function ordered_checkboxes( array $options, array $values, string $name ): void {
	hidden_input( "{$name}[]", '' );
	$chosen = \array_map( 'strval', \array_filter( $values, 'is_scalar' ) );
	echo '<ol class="es-checks es-ordered">';
	foreach ( $options as $value => $label ) {
		echo '<li class="es-pick">';
		checkbox( "{$name}[]", (string) $value, $label, \in_array( (string) $value, $chosen, true ) );
		echo '<span class="es-row-tools"><button type="button" class="button-link es-up">Su</button> <button type="button" class="button-link es-down">Giù</button></span></li>';
	}
	echo '</ol><p class="description">Sul sito stanno in quest’ordine.</p>';
}

function select_input( array $options, string $value, string $name ): void {
	echo '<select name="' . \esc_attr( $name ) . '"><option value="">—</option>';
	foreach ( $options as $option => $label ) {
		echo '<option value="' . \esc_attr( (string) $option ) . '" ' . \selected( (string) $option, $value, false ) . '>' . \esc_html( $label ) . '</option>';
	}
	echo '</select>';
}

function attachment_input( string $type, string $value, string $name ): void {
	$id   = \is_numeric( $value ) ? (int) $value : 0;
	$show = $id > 0 ? ( 'image' === $type ? \wp_get_attachment_image( $id, 'thumbnail' ) : \esc_html( \basename( (string) \wp_get_attachment_url( $id ) ) ) ) : \esc_html( $value );
	echo '<span class="es-attachment" data-type="' . \esc_attr( $type ) . '">';
	hidden_input( $name, $value );
	echo '<span class="es-preview">' . $show . '</span>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	echo '<button type="button" class="button es-choose">Scegli</button> <button type="button" class="button-link es-clear">Togli</button></span>';
}

function map_input( array $value, string $name ): void {
	foreach ( array( 'address' => 'Indirizzo', 'lat' => 'Latitudine', 'lng' => 'Longitudine' ) as $key => $label ) {
		echo '<label><span class="es-label">' . \esc_html( $label ) . '</span>';
		one_line( "{$name}[$key]", scalar( $value[ $key ] ?? '' ), 'address' === $key ? 'text' : 'number', 'step="any"' );
		echo '</label>';
	}
}

/** The rows, and a template of one more; its number is put in place of `__row<depth>__`. */
function repeater_input( array $field, array $rows, string $name ): void {
	$depth = \substr_count( $name, '__row' );
	$mark  = "__row{$depth}__";
	hidden_input( "{$name}[__repeater]", '1' );
	echo '<ol class="es-rows" data-mark="' . \esc_attr( $mark ) . '">';
	foreach ( \array_values( $rows ) as $index => $row ) {
		repeater_row( $field, (array) $row, "{$name}[$index]" );
	}
	echo '</ol><template>';
	repeater_row( $field, array(), "{$name}[$mark]" );
	echo '</template><button type="button" class="button es-add">Aggiungi una voce</button>';
}

/** Rows that are filled in start closed, under the text that tells them apart. */
function repeater_row( array $field, array $row, string $name ): void {
	$title = scalar( $row[ $field['item_title'] ?? '' ] ?? '' );
	echo '<li class="es-row"><details' . ( '' === $title ? ' open' : '' ) . '><summary>' . \esc_html( '' === $title ? 'Voce' : $title ) . '</summary>';
	field_inputs( $field['fields'], $row, $name );
	echo '</details><span class="es-row-tools"><button type="button" class="button-link es-up">Su</button> <button type="button" class="button-link es-down">Giù</button> <button type="button" class="button-link es-remove">Elimina</button></span></li>';
}

/** `Ymd` as the browser's date input wants it. */
function iso_date( string $value ): string {
	return \preg_match( '/^(\d{4})-?(\d{2})-?(\d{2})/', $value, $part ) ? "{$part[1]}-{$part[2]}-{$part[3]}" : '';
}

/** All terms; the chosen ones come first, in their order, which the next save keeps. */
function term_options( string $taxonomy, array $chosen ): array {
	$terms = \taxonomy_exists( $taxonomy ) ? \get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false ) ) : array();
	$all   = \is_array( $terms ) ? \wp_list_pluck( $terms, 'name', 'term_id' ) : array();
	$first = \array_flip( \array_filter( $chosen, 'is_numeric' ) );
	return \array_intersect_key( \array_replace( $first, $all ), $all );
}

/**
 * The newest items to choose from. The chosen ones come first, in their order and whatever their
 * age or status: what has no box would be dropped by the next save.
 */
function post_options( array $types, array $chosen ): array {
	$newest = \get_posts( array( 'post_type' => $types, 'posts_per_page' => 100, 'post_status' => 'publish' ) );
	$kept   = array() === $chosen ? array() : \get_posts(
		array(
			'post_type'      => $types,
			'post__in'       => $chosen,
			'orderby'        => 'post__in',
			'posts_per_page' => -1,
			'post_status'    => 'any',
		)
	);
	return \wp_list_pluck( $kept, 'post_title', 'ID' ) + \wp_list_pluck( $newest, 'post_title', 'ID' );
}
