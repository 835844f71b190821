<?php
declare(strict_types=1);

namespace EnergySite\Accounts;

/** Who is behind an account is nobody's business: no list of users for visitors. */
\add_filter(
	'rest_endpoints',
	static function ( array $endpoints ): array {
		if ( ! \is_user_logged_in() ) {
			foreach ( \array_keys( $endpoints ) as $route ) {
				if ( 0 === \strpos( $route, '/wp/v2/users' ) && '/wp/v2/users/me' !== $route ) {
					unset( $endpoints[ $route ] );
				}
			}
		}
		return $endpoints;
	}
);

// ... nor does the login page tell which accounts there are.
\add_filter(
	'wp_login_errors',
	static function ( \WP_Error $errors ): \WP_Error {
		$telling = array( 'invalid_username', 'invalid_email', 'incorrect_password' );
		if ( array() === \array_intersect( $telling, $errors->get_error_codes() ) ) {
			return $errors;
		}
		return new \WP_Error(
			'incorrect_password',
			'<strong>Errore:</strong> il nome utente o la password non sono giusti. <a href="' . \esc_url( \wp_lostpassword_url() ) . '">Password dimenticata?</a>'
		);
	}
);

/**
 * ... nor does the page for lost passwords: whatever name is given, and whether or not its message
 * could be sent, the answer is that of a message on its way.
 */
\add_action(
	'lost_password',
	static function ( $errors ): void {
		$telling = array( 'invalid_email', 'invalidcombo', 'no_password_reset', 'retrieve_password_email_failure' );
		if ( ! \is_wp_error( $errors ) || array() === \array_intersect( $telling, $errors->get_error_codes() ) ) {
			return;
		}
		// As wp-login.php itself goes on after a success.
		// phpcs:ignore WordPress.Security.NonceVerification
		$wanted = \is_string( $_REQUEST['redirect_to'] ?? null ) ? \wp_unslash( $_REQUEST['redirect_to'] ) : '';
		\wp_safe_redirect( '' !== $wanted ? $wanted : 'wp-login.php?checkemail=confirm' );
		exit;
	}
);
