<?php
declare(strict_types=1);

namespace EnergySite\Admin;

use EnergySite\Content;
use EnergySite\Seo;

/** Boxes beside each item: search engines, redirect and submenu. */
\add_action(
	'add_meta_boxes',
	static function ( $type ): void {
		if ( ! \in_array( $type, Content\site_types(), true ) ) {
			return;
		}
		\add_meta_box( 'energy-site-seo', 'Motori di ricerca', __NAMESPACE__ . '\seo_box', $type, 'normal' );
		\add_meta_box( 'energy-site-redirect', 'Reindirizzamento e sottomenu', __NAMESPACE__ . '\redirect_box', $type, 'normal' );
	}
);

function seo_box( \WP_Post $post ): void {
	$row = Seo\of_item( $post );
	\wp_nonce_field( 'energy_site_boxes', 'energy_site_boxes' );
	text_input( 'energy_site_seo[title]', 'Titolo', $row['title'] ?? '' );
	text_input( 'energy_site_seo[description]', 'Descrizione', $row['description'] ?? '' );
	text_input( 'energy_site_seo[og_image]', 'Immagine per i social (indirizzo)', $row['og_image'] ?? '' );
	echo '<p><label><input type="checkbox" name="energy_site_meta[unlisted]" value="true" '
		. \checked( 'true', Content\page_meta( $post )['unlisted'], false ) . '> Non mostrarla nei motori di ricerca</label></p>';
}

function redirect_box( \WP_Post $post ): void {
	$meta = Content\page_meta( $post );
	echo '<p><label><input type="checkbox" name="energy_site_meta[_pprredirect_active]" value="1" '
		. \checked( '1', $meta['_pprredirect_active'], false ) . '> Reindirizza chi apre questa pagina</label></p>';
	text_input( 'energy_site_meta[_pprredirect_url]', 'Indirizzo di destinazione', $meta['_pprredirect_url'] );
	echo '<p><label>Tipo<br><select name="energy_site_meta[_pprredirect_type]">';
	foreach ( array( '302' => '302 – temporaneo', '301' => '301 – definitivo', '307' => '307', '308' => '308' ) as $value => $label ) {
		echo '<option value="' . \esc_attr( (string) $value ) . '" ' . \selected( (string) $value, $meta['_pprredirect_type'], false ) . '>' . \esc_html( $label ) . '</option>';
	}
	echo '</select></label></p>';
	text_input( 'energy_site_meta[submenu]', 'Sottomenu', $meta['submenu'] );
	echo '<p><label><input type="checkbox" name="energy_site_meta[breadcrumb_unlinked]" value="true" '
		. \checked( 'true', $meta['breadcrumb_unlinked'], false ) . '> Nelle briciole di pane delle pagine sotto questa, mostra il titolo senza link</label></p>';
}

function text_input( string $name, string $label, string $value ): void {
	echo '<p><label>' . \esc_html( $label ) . '<br><input class="large-text" name="' . \esc_attr( $name ) . '" value="' . \esc_attr( $value ) . '"></label></p>';
}

\add_action(
	'save_post',
	static function ( $id, \WP_Post $post ): void {
		$nonce = $_POST['energy_site_boxes'] ?? '';
		$ours  = \in_array( $post->post_type, Content\site_types(), true ) && ! \wp_is_post_autosave( $post );
		if ( ! $ours || ! \wp_verify_nonce( (string) $nonce, 'energy_site_boxes' ) || ! \current_user_can( 'edit_post', $id ) ) {
			return;
		}
		$meta = \wp_unslash( (array) ( $_POST['energy_site_meta'] ?? array() ) );
		foreach ( Content\PAGE_META as $key ) {
			\update_post_meta( (int) $id, $key, \wp_slash( (string) ( $meta[ $key ] ?? '' ) ) );
		}
		Seo\save_of_item( $post, (array) \wp_unslash( $_POST['energy_site_seo'] ?? array() ) );
	},
	20,
	2
);
