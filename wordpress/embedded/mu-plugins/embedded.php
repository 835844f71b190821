<?php
/**
 * Plugin Name: Embedded WordPress
 * Description: What this WordPress, running in WebAssembly without a network, does differently: messages to the site go out through the process around it, and everything else that would call the outside is answered at once.
 */

declare(strict_types=1);

namespace EnergySite\Embedded;

/** Hands a message to the process around PHP. */
function post_message( array $message ): void {
	\post_message_to_js( (string) \wp_json_encode( $message ) );
}

/**
 * PHP would wait for the answer and everybody else with it: the process around sends the message
 * once this request is done. Any other call has nowhere to go.
 *
 * @param mixed $response Answer of an earlier filter, false for none.
 * @param array $args     Arguments of the call.
 * @param mixed $url      Address called.
 */
function send_outside( $response, $args, $url ) {
	$known = \defined( 'ENERGY_SITE_WEBHOOK_URL' ) ? \explode( ',', ENERGY_SITE_WEBHOOK_URL ) : array();
	if ( ! \in_array( $url, $known, true ) ) {
		return new \WP_Error( 'http_disabled', 'The embedded WordPress calls nobody.' );
	}
	post_message(
		array(
			'kind'    => 'webhook',
			'url'     => $url,
			'body'    => (string) $args['body'],
			'headers' => (array) $args['headers'],
		)
	);
	return array(
		'headers'  => array(),
		'body'     => '',
		'response' => array(
			'code'    => 202,
			'message' => 'Accepted',
		),
		'cookies'  => array(),
		'filename' => null,
	);
}
\add_filter( 'pre_http_request', __NAMESPACE__ . '\send_outside', 1, 3 );

/** There is no mail server: WordPress says so to whoever waits for a mail. */
\add_filter( 'pre_wp_mail', '__return_false' );

/** The generated password is no longer needed in clear once somebody has used it. */
\add_action(
	'wp_login',
	static function ( $user ): void {
		post_message(
			array(
				'kind' => 'login',
				'user' => (string) $user,
			)
		);
	}
);

/** Nothing is updated from here: the core belongs to the installation around. */
foreach ( array( 'update_core', 'update_plugins', 'update_themes' ) as $transient ) {
	\add_filter(
		"pre_site_transient_$transient",
		static function () {
			return (object) array(
				'last_checked'    => \time(),
				'updates'         => array(),
				'version_checked' => $GLOBALS['wp_version'] ?? '',
				'checked'         => array(),
				'response'        => array(),
				'translations'    => array(),
			);
		}
	);
}
\add_filter( 'pre_set_site_transient_browser', '__return_false' );
\add_action(
	'wp_dashboard_setup',
	static function (): void {
		\remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
		\remove_meta_box( 'dashboard_site_health', 'dashboard', 'normal' );
	}
);
\add_action(
	'admin_init',
	static function (): void {
		// Each would ask api.wordpress.org about this machine.
		\remove_action( 'admin_init', '_maybe_update_core' );
		\remove_action( 'admin_init', '_maybe_update_plugins' );
		\remove_action( 'admin_init', '_maybe_update_themes' );
	},
	0
);
\add_filter( 'got_url_rewrite', '__return_true' );
