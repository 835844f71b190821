<?php
declare(strict_types=1);

namespace EnergySite;

const SCHEMA_VERSION = '1';

/** Tables of the plugin; also after an update that was copied over the old files. */
function install_tables(): void {
	if ( \get_option( 'energy_site_schema' ) !== SCHEMA_VERSION ) {
		Seo\create_table();
		\update_option( 'energy_site_schema', SCHEMA_VERSION );
	}
}
\add_action( 'init', __NAMESPACE__ . '\install_tables', 1 );

\register_activation_hook(
	PLUGIN_FILE,
	static function (): void {
		install_tables();
		// The rules of our types come with the next request.
		\delete_option( 'rewrite_rules' );
	}
);
