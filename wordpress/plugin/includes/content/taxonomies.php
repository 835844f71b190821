<?php
declare(strict_types=1);

namespace EnergySite\Content;

/** Our taxonomies by name; see config/taxonomies.php. */
function taxonomies(): array {
	static $taxonomies = null;
	if ( null === $taxonomies ) {
		$taxonomies = require \EnergySite\PLUGIN_DIR . '/config/taxonomies.php';
	}
	return $taxonomies;
}

\add_action(
	'init',
	static function (): void {
		foreach ( taxonomies() as $name => $taxonomy ) {
			list( $singular, $plural ) = $taxonomy['names'];
			\register_taxonomy(
				$name,
				$taxonomy['types'],
				array(
					'labels'            => array(
						'name'          => $plural,
						'singular_name' => $singular,
						'add_new_item'  => "Aggiungi: $singular",
						'search_items'  => 'Cerca',
					),
					'public'            => true,
					'hierarchical'      => true,
					'show_in_rest'      => true,
					'rest_base'         => $name,
					'show_admin_column' => true,
					'rewrite'           => false,
				)
			);
		}
	},
	6
);
