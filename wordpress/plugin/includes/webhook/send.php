<?php
declare(strict_types=1);

namespace EnergySite\Webhook;

use EnergySite\Content;
use EnergySite\Seo;
use function EnergySite\setting;

/**
 * Tells the site what changed, once per request and after everything is stored; nobody waits for
 * its answer. The body is signed: `X-Signature: sha256=<hex HMAC of the raw body>`.
 */
function announce(): void {
	$changes = Changes::take();
	foreach ( $changes as $change ) {
		if ( isset( $change['previousPath'] ) && 'publish' === $change['status'] ) {
			Seo\move( $change['previousPath'], $change['path'] );
			Content\remember_path( $change['id'], $change['previousPath'] );
		}
	}
	// Moving its search engine data has noted changes of its own; they are part of these.
	Changes::take();
	$secret = setting( 'webhook_secret' );
	if ( array() === $changes || '' === $secret ) {
		return;
	}
	$body = (string) \wp_json_encode(
		array(
			'id'      => \wp_generate_uuid4(),
			'sentAt'  => (int) \round( \microtime( true ) * 1000 ),
			'changes' => $changes,
		)
	);
	foreach ( webhook_urls() as $url ) {
		\wp_remote_post(
			$url,
			array(
				'blocking'    => false,
				'timeout'     => 5,
				'redirection' => 0,
				'headers'     => array(
					'Content-Type' => 'application/json',
					'X-Signature'  => 'sha256=' . \hash_hmac( 'sha256', $body, $secret ),
				),
				'body'        => $body,
			)
		);
	}
}

/** Every instance of the site keeps copies of its own: the setting may name several, with commas. */
function webhook_urls(): array {
	return \array_filter( \array_map( 'trim', \explode( ',', setting( 'webhook_url' ) ) ) );
}
\add_action( 'shutdown', __NAMESPACE__ . '\announce', 100 );
