<?php
// One step of the import, named by the environment; its data is a JSON file. Prints JSON.
namespace EnergySite\Seed;

use EnergySite\Content;
use EnergySite\Fields;
use EnergySite\Seo;

require '/wordpress/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

// Everything is stored as it stands: nobody's HTML is filtered here.
wp_set_current_user( 1 );
kses_remove_filters();
wp_defer_term_counting( true );
wp_suspend_cache_addition( false );

const DONE = 'energy_site_seed_done';
const KEY  = '_seed_key';

$step    = (string) getenv( 'STEP' );
$payload = json_decode( (string) file_get_contents( (string) getenv( 'PAYLOAD' ) ), true );

// A step that is cut short leaves nothing behind: what has not got its key yet, the next attempt
// would store again.
$GLOBALS['wpdb']->query( 'START TRANSACTION' );
switch ( $step ) {
	case 'state':
		break;
	case 'attachments':
		foreach ( $payload['assets'] as $asset ) {
			import_attachment( $asset );
		}
		break;
	case 'terms':
		foreach ( $payload['terms'] as $term ) {
			import_term( $term );
		}
		break;
	case 'items':
		foreach ( $payload['items'] as $item ) {
			import_item( $item );
		}
		break;
	case 'fields':
		foreach ( $payload['items'] as $item ) {
			import_fields( $item );
		}
		break;
	case 'finish':
		finish( $payload );
		break;
	default:
		throw new \RuntimeException( "No such step: $step" );
}
wp_defer_term_counting( false );
$GLOBALS['wpdb']->query( 'COMMIT' );
echo wp_json_encode( array( 'done' => (bool) get_option( DONE ) ) );

/** Id of what was imported under a key; 0 when nothing was. */
function seeded( string $key ): int {
	global $wpdb;
	return (int) $wpdb->get_var(
		$wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value = %s LIMIT 1", KEY, $key )
	);
}

function import_attachment( array $asset ): void {
	$id = wp_insert_attachment(
		wp_slash(
			array(
				'ID'             => seeded( $asset['key'] ),
				'post_title'     => $asset['title'],
				'post_mime_type' => $asset['mime'],
				'post_status'    => 'inherit',
				'guid'           => home_url( '/wp-content/uploads/' . $asset['file'] ),
			)
		),
		$asset['file'],
		0,
		true
	);
	checked( $id, $asset['key'] );
	wp_update_attachment_metadata(
		$id,
		0 === $asset['width'] ? array() : array(
			'width'  => $asset['width'],
			'height' => $asset['height'],
			'file'   => $asset['file'],
			'sizes'  => $asset['sizes'],
		)
	);
	update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( $asset['alt'] ) );
	update_post_meta( $id, KEY, $asset['key'] );
}

function import_term( array $term ): int {
	$found  = get_term_by( 'slug', $term['slug'], $term['taxonomy'] );
	$parent = isset( $term['parent'] ) ? get_term_by( 'slug', $term['parent'], $term['taxonomy'] ) : false;
	$data   = array(
		'slug'        => $term['slug'],
		'description' => $term['description'] ?? '',
		'parent'      => $parent ? $parent->term_id : 0,
	);
	$result = $found
		? wp_update_term( $found->term_id, $term['taxonomy'], wp_slash( array( 'name' => $term['name'] ) + $data ) )
		: wp_insert_term( wp_slash( $term['name'] ), $term['taxonomy'], wp_slash( $data ) );
	checked( $result, "{$term['taxonomy']}: {$term['slug']}" );
	$object = get_term( $result['term_id'] );
	if ( $object instanceof \WP_Term && isset( $term['acf'] ) ) {
		$fields = Fields\fields_of_taxonomy( $term['taxonomy'] );
		Fields\write_term_fields( $object, resolved( $fields, $term['acf'] ) );
	}
	return (int) $result['term_id'];
}

function item_key( array $item ): string {
	return Content\post_type_named( $item['type'] ) . ':' . $item['path'];
}

function import_item( array $item ): void {
	$type   = Content\post_type_named( $item['type'] );
	$parent = isset( $item['parent'] ) ? seeded( $type . ':' . trim( $item['parent'], '/' ) ) : 0;
	if ( isset( $item['parent'] ) && 0 === $parent ) {
		throw new \RuntimeException( "Seed: {$item['path']} has a parent that is not in the seed." );
	}
	$post = array(
		'ID'           => seeded( item_key( $item ) ),
		'post_type'    => $type,
		'post_name'    => $item['slug'],
		'post_title'   => $item['title'],
		'post_excerpt' => $item['excerpt'] ?? '',
		'post_content' => $item['content'],
		'post_status'  => $item['status'] ?? 'publish',
		'post_parent'  => $parent,
		'menu_order'   => (int) ( $item['menu_order'] ?? 0 ),
		'post_author'  => 1,
		'meta_input'   => array( KEY => item_key( $item ) ),
	);
	if ( isset( $item['date'] ) ) {
		$post['post_date'] = str_replace( 'T', ' ', substr( $item['date'], 0, 19 ) );
	}
	$id = wp_insert_post( wp_slash( $post ), true );
	checked( $id, $item['path'] );
	if ( isset( $item['template'] ) ) {
		update_post_meta( $id, '_wp_page_template', $item['template'] );
	}
	if ( isset( $item['featured_image'] ) ) {
		set_post_thumbnail( $id, seeded( $item['featured_image'] ) );
	}
	foreach ( $item['terms'] ?? array() as $taxonomy => $slugs ) {
		wp_set_object_terms( $id, array_map( fn ( $slug ) => term_id( $taxonomy, $slug ), $slugs ), $taxonomy );
	}
}

/** What may refer to other items; they are all there by now. */
function import_fields( array $item ): void {
	$id     = seeded( item_key( $item ) );
	$linked = with_ids( $item['content'] );
	if ( $linked !== $item['content'] ) {
		wp_update_post(
			wp_slash(
				array(
					'ID'           => $id,
					'post_content' => $linked,
				)
			)
		);
	}
	Fields\write_post_fields( $id, resolved( Fields\fields_of_type( get_post_type( $id ) ), $item['acf'] ) );
	foreach ( $item['meta'] ?? array() as $key => $values ) {
		delete_post_meta( $id, $key );
		foreach ( (array) $values as $value ) {
			add_post_meta( $id, $key, wp_slash( reference( $value ) ) );
		}
	}
	if ( isset( $item['redirect'] ) ) {
		update_post_meta( $id, '_pprredirect_active', '1' );
		update_post_meta( $id, '_pprredirect_url', wp_slash( $item['redirect']['url'] ) );
		update_post_meta( $id, '_pprredirect_type', (string) ( $item['redirect']['type'] ?? 302 ) );
	}
	if ( isset( $item['seo'] ) ) {
		Seo\save( Content\front_path( get_post( $id ) ), $item['seo'] );
	}
}

function finish( array $payload ): void {
	if ( '' !== $payload['front'] ) {
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', seeded( 'page:' . $payload['front'] ) );
		$front = get_post( (int) get_option( 'page_on_front' ) );
		// Its search engine data was stored before it became the front page.
		Seo\move( '/' . $payload['front'], Content\front_path( $front ) );
	}
	$settings = $payload['settings'];
	array_walk_recursive(
		$settings,
		static function ( &$value ): void {
			$value = reference( $value );
		}
	);
	update_option( 'energy_site_settings', $settings );
	update_option( DONE, gmdate( 'c' ) );
}

/** Field values with ids in place of references; the field's type says which. */
function resolved( array $fields, array $values ): array {
	foreach ( $fields as $field ) {
		$name = $field['name'];
		if ( ! array_key_exists( $name, $values ) ) {
			continue;
		}
		$value = $values[ $name ];
		if ( 'group' === $field['type'] ) {
			$values[ $name ] = resolved( $field['fields'], (array) $value );
		} elseif ( 'repeater' === $field['type'] ) {
			$values[ $name ] = array_map( fn ( $row ) => resolved( $field['fields'], (array) $row ), (array) $value );
		} elseif ( is_string( $value ) && 0 === strpos( $value, 'seed:' ) ) {
			$id              = seeded( substr( $value, 5 ) );
			$values[ $name ] = in_array( $field['type'], array( 'image', 'file' ), true )
				? $id
				: (string) wp_parse_url( (string) wp_get_attachment_url( $id ), PHP_URL_PATH );
		} else {
			$values[ $name ] = is_array( $value ) ? array_map( __NAMESPACE__ . '\reference', $value ) : reference( $value );
		}
	}
	return $values;
}

/** `ref:page:/offerte/luce` and `term:faq_category:bollette` as ids. */
function reference( $value ) {
	if ( ! is_string( $value ) || ! preg_match( '/^(ref|term):([\w-]+):(.+)$/', $value, $part ) ) {
		return $value;
	}
	if ( 'term' === $part[1] ) {
		return term_id( $part[2], $part[3] );
	}
	$type   = Content\post_type_named( $part[2] );
	$prefix = Content\post_types()[ $type ]['path'] ?? '';
	$path   = trim( $part[3], '/' );
	$inner  = '' !== $prefix && 0 === strpos( $path, "$prefix/" ) ? substr( $path, strlen( $prefix ) + 1 ) : $path;
	$id     = seeded( "$type:$inner" );
	if ( 0 === $id ) {
		throw new \RuntimeException( "Seed: $value names nothing of the seed." );
	}
	return $id;
}

/** A saved document with ids in place of its references: `"ref:page:/offerte/luce"` becomes a number. */
function with_ids( string $content ): string {
	return (string) preg_replace_callback(
		'/"(ref:[\w-]+:[^"]+)"/',
		static fn ( $match ) => (string) reference( $match[1] ),
		$content
	);
}

/** A term's id; made with its slug as name when the seed does not list it. */
function term_id( string $taxonomy, string $slug ): int {
	$term = get_term_by( 'slug', $slug, $taxonomy );
	if ( $term instanceof \WP_Term ) {
		return $term->term_id;
	}
	return import_term(
		array(
			'taxonomy' => $taxonomy,
			'slug'     => $slug,
			'name'     => ucfirst( str_replace( '-', ' ', $slug ) ),
		)
	);
}

function checked( $result, string $what ): void {
	if ( is_wp_error( $result ) ) {
		throw new \RuntimeException( "Seed: $what: " . $result->get_error_message() );
	}
}
