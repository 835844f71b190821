<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;
use EnergySite\Rest;
use function EnergySite\site_origin;

/**
 * What an offer's card says beside its name (spec 3.6): a page with none of it would be an empty one.
 */
const CARD_FIELDS = array( 'subtitle_description', 'light_cost', 'light_cost_bio', 'gas_cost', 'monthly_cost', 'bonus_list' );

/** As nothing is stored: an empty text, no rows, and the empty list of an importer. */
const NOTHING_STORED = array( '', '0', 'a:0:{}' );

/** `GET msr/v1/offers?search=`: published pages that a block can show as an offer, `[{id, title, url, about, former}]`, with the paths they had before; those with the words in title, path or what is said of their prices. */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/offers',
			array(
				'methods'             => 'GET',
				'permission_callback' => static function (): bool {
					return \current_user_can( 'edit_pages' );
				},
				'callback'            => __NAMESPACE__ . '\offers',
				'args'                => array(
					'search' => array(
						'type'    => 'string',
						'default' => '',
					),
				),
			)
		);
	}
);

function offers( \WP_REST_Request $request ): array {
	$words = Rest\search_words( \mb_substr( (string) $request['search'], 0, 200 ) );
	$posts = \get_posts(
		array(
			'post_type'              => 'page',
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => -1,
			'orderby'                => array(
				'menu_order' => 'ASC',
				'title'      => 'ASC',
			),
			'update_post_term_cache' => false,
			'meta_query'             => array(
				array(
					'key'         => CARD_FIELDS,
					'compare_key' => 'IN',
					'value'       => NOTHING_STORED,
					'compare'     => 'NOT IN',
				),
			),
		)
	);
	$moved = Content\moved_paths();
	$found = array();
	foreach ( $posts as $post ) {
		$path  = Content\front_path( $post );
		$about = about_prices( $post );
		if ( is_named( \get_the_title( $post ) . ' ' . $path . ' ' . $about, $words ) ) {
			$found[] = array(
				'id'     => $post->ID,
				'title'  => \get_the_title( $post ),
				'url'    => site_origin() . $path,
				'about'  => $about,
				'former' => \array_keys( $moved, $path, true ),
			);
		}
	}
	return $found;
}

/** What an offer says of its prices, such as for how long they are fixed: names do not tell. */
function about_prices( \WP_Post $post ): string {
	$said = array();
	foreach ( array( 'subtitle_light', 'subtitle_gas' ) as $field ) {
		$said[] = (string) \get_post_meta( $post->ID, $field, true );
	}
	return \implode( ' · ', \array_unique( \array_filter( $said ) ) );
}

/** Whether a name holds every word, with or without accents. */
function is_named( string $name, array $words ): bool {
	$plain = \mb_strtolower( \remove_accents( $name ) );
	foreach ( $words as $word ) {
		if ( false === \strpos( $plain, \remove_accents( $word ) ) ) {
			return false;
		}
	}
	return true;
}
