<?php
declare(strict_types=1);

namespace EnergySite\Content;

/** Page templates the site knows; the theme has none of them, and needs none. */
const PAGE_TEMPLATES = array(
	'page-tab-product' => 'Pagina prodotto a schede',
	'page-product.php' => 'Pagina di una sola offerta',
);

\add_filter(
	'theme_page_templates',
	static function ( array $templates ): array {
		return \array_merge( $templates, PAGE_TEMPLATES );
	}
);

/** Template of a page, empty for the default one. */
function page_template( \WP_Post $post ): string {
	$template = \get_post_meta( $post->ID, '_wp_page_template', true );
	return \is_string( $template ) && 'default' !== $template ? $template : '';
}
