<?php
declare(strict_types=1);

namespace EnergySite\Admin;

use EnergySite\Content;
use EnergySite\Fields;

const FIELDS = 'energy_site_fields';

/** Forms for the fields of content types, of terms, and of the site's settings. */

// --- Content -----------------------------------------------------------------------------------

\add_action(
	'add_meta_boxes',
	static function ( $type, $post = null ): void {
		foreach ( Fields\sections( 'post_types', (string) $type ) as $section ) {
			if ( $post instanceof \WP_Post && section_applies( $section, $post ) ) {
				\add_meta_box( "energy-site-fields-{$section['id']}", $section['title'], __NAMESPACE__ . '\fields_box', $type, 'normal', 'high', $section );
			}
		}
	},
	10,
	2
);

/** Fields of one template stay away from pages that have another. */
function section_applies( array $section, \WP_Post $post ): bool {
	return ! isset( $section['templates'] ) || \in_array( Content\page_template( $post ), $section['templates'], true );
}

function fields_box( \WP_Post $post, array $box ): void {
	$fields = $box['args']['fields'];
	$meta   = Fields\flat_meta( \get_post_meta( $post->ID ) );
	\wp_nonce_field( 'energy_site_fields', 'energy_site_fields_nonce', false );
	echo '<div class="es-fields">';
	field_inputs( $fields, Fields\read_fields( $fields, $meta, '', 'EnergySite\Fields\stored_value_of' ), FIELDS );
	echo '</div>';
}

\add_action(
	'save_post',
	static function ( $id, \WP_Post $post ): void {
		$nonce = $_POST['energy_site_fields_nonce'] ?? '';
		if ( ! \wp_verify_nonce( (string) $nonce, 'energy_site_fields' ) || \wp_is_post_autosave( $post ) || 'revision' === $post->post_type || ! \current_user_can( 'edit_post', $id ) ) {
			return;
		}
		// Only the item of this form, not one that is saved on the way.
		if ( (int) ( $_POST['post_ID'] ?? 0 ) === (int) $id ) {
			$sent = (array) \wp_unslash( $_POST[ FIELDS ] ?? array() );
			Fields\write_post_fields( (int) $id, submitted_values( Fields\fields_of_type( $post->post_type ), $sent ) );
		}
	},
	10,
	2
);

// --- Terms -------------------------------------------------------------------------------------

\add_action(
	'admin_init',
	static function (): void {
		foreach ( \array_keys( Fields\definitions()['taxonomies'] ) as $taxonomy ) {
			\add_action( "{$taxonomy}_edit_form_fields", __NAMESPACE__ . '\term_row' );
			\add_action( "edited_$taxonomy", __NAMESPACE__ . '\save_term' );
		}
	}
);

function term_row( \WP_Term $term ): void {
	$fields = Fields\fields_of_taxonomy( $term->taxonomy );
	$meta   = Fields\flat_meta( \get_term_meta( $term->term_id ) );
	echo '<tr class="form-field"><th>Campi</th><td class="es-fields">';
	\wp_nonce_field( 'energy_site_fields', 'energy_site_fields_nonce', false );
	field_inputs( $fields, Fields\read_fields( $fields, $meta, '', 'EnergySite\Fields\stored_value_of' ), FIELDS );
	echo '</td></tr>';
}

function save_term( $term_id ): void {
	$term = \get_term( (int) $term_id );
	if ( $term instanceof \WP_Term && \wp_verify_nonce( (string) ( $_POST['energy_site_fields_nonce'] ?? '' ), 'energy_site_fields' ) && \current_user_can( 'edit_term', $term->term_id ) ) {
		$sent = (array) \wp_unslash( $_POST[ FIELDS ] ?? array() );
		Fields\write_term_fields( $term, submitted_values( Fields\fields_of_taxonomy( $term->taxonomy ), $sent ) );
	}
}

// --- Site settings -----------------------------------------------------------------------------

const OPTION = 'energy_site_settings';

\add_action(
	'admin_menu',
	static function (): void {
		\add_menu_page( 'Sito', 'Sito', 'edit_others_pages', 'energy-site', __NAMESPACE__ . '\settings_page', 'dashicons-admin-site', 3 );
	}
);

function settings_page(): void {
	$stored = \get_option( OPTION, array() );
	echo '<div class="wrap"><h1>Sito: menu, piè di pagina e altro</h1>'
		. '<p><a href="' . \esc_url( \EnergySite\site_origin() ) . '">Torna al sito</a>. Il nome e il numero verde dell’azienda non stanno qui: li cambia chi gestisce il sito, nella sua configurazione.</p>';
	if ( isset( $_GET['saved'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification
		echo '<div class="notice notice-success es-saved"><p>Impostazioni salvate. Sul sito si vedono entro qualche secondo.</p></div>';
	}
	echo '<form method="post" action="' . \esc_url( \admin_url( 'admin-post.php' ) ) . '" class="es-fields"><input type="hidden" name="action" value="energy_site_settings">';
	\wp_nonce_field( 'energy_site_fields', 'energy_site_fields_nonce' );
	foreach ( Fields\sections( 'options', OPTION ) as $section ) {
		field_inputs( $section['fields'], \is_array( $stored ) ? $stored : array(), FIELDS );
	}
	echo '<div class="es-save">';
	\submit_button( 'Salva', 'primary', 'submit', false );
	echo '</div></form></div>';
}

\add_action(
	'admin_post_energy_site_settings',
	static function (): void {
		\check_admin_referer( 'energy_site_fields', 'energy_site_fields_nonce' );
		if ( ! \current_user_can( 'edit_others_pages' ) ) {
			\wp_die( 'Non hai il permesso di cambiare queste impostazioni.', '', 403 );
		}
		$stored = (array) \get_option( OPTION, array() );
		foreach ( Fields\sections( 'options', OPTION ) as $section ) {
			$sent   = (array) \wp_unslash( $_POST[ FIELDS ] ?? array() );
			$stored = \array_merge( $stored, submitted_values( $section['fields'], $sent ) );
		}
		\update_option( OPTION, $stored );
		\wp_safe_redirect( \admin_url( 'admin.php?page=energy-site&saved=1' ) );
		exit;
	}
);

// --- Looks and behaviour -----------------------------------------------------------------------

\add_action(
	'admin_enqueue_scripts',
	static function ( $screen ): void {
		if ( ! \in_array( $screen, array( 'post.php', 'post-new.php', 'term.php', 'toplevel_page_energy-site' ), true ) ) {
			return;
		}
		\wp_enqueue_media();
		$version = (string) \filemtime( \EnergySite\PLUGIN_DIR . '/assets/fields.js' );
		\wp_enqueue_script( 'energy-site-fields', \plugins_url( 'assets/fields.js', \EnergySite\PLUGIN_FILE ), array(), $version, true );
		\wp_enqueue_style( 'energy-site-fields', \plugins_url( 'assets/fields.css', \EnergySite\PLUGIN_FILE ), array(), $version );
	}
);
