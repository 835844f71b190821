<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;
use EnergySite\Seo;
use function EnergySite\site_origin;

/**
 * `GET gsr/v1/search/{lang}/?s=&post_type=`: published items that hold the words, in the shape of
 * spec 3.9 and 3.10. Without a type it looks everywhere the site has pages, FAQs and documents.
 * Their number and that of pages are in the headers of WordPress's own lists; where there are none,
 * X-Search-Suggestion has words that are spelt nearly so and would find some.
 */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'gsr/v1',
			'/search/(?P<lang>[a-z]{2})',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => static function ( \WP_REST_Request $request ): \WP_REST_Response {
					return search( $request );
				},
				'args'                => array(
					's'         => array(
						'type'    => 'string',
						'default' => '',
					),
					'post_type' => array( 'type' => 'string' ),
					'page'      => array(
						'type'    => 'integer',
						'default' => 1,
						'minimum' => 1,
					),
					'per_page'  => array(
						'type'    => 'integer',
						'default' => 20,
						'minimum' => 1,
						'maximum' => 100,
					),
				),
			)
		);
	}
);

/** Items that hold the words somewhere, of which those a visitor reads them in are shown. */
const CANDIDATES = 500;

function search( \WP_REST_Request $request ): \WP_REST_Response {
	$words = search_words( \mb_substr( (string) $request['s'], 0, 200 ) );
	$type  = $request['post_type'] ? Content\post_type_named( (string) $request['post_type'] ) : '';
	$types = '' === $type ? Content\site_types() : \array_intersect( array( $type ), Content\site_types() );
	if ( array() === $words || array() === $types || 'it' !== $request['lang'] ) {
		return search_answer( array(), $request );
	}
	$found    = found_posts( $words, $types );
	$response = search_answer( $found, $request );
	$meant    = array() === $found ? suggested_words( $words, $types ) : array();
	// Never a word that would find nothing either.
	if ( array() !== $meant && array() !== found_posts( $meant, $types ) ) {
		$response->header( 'X-Search-Suggestion', \rawurlencode( \implode( ' ', $meant ) ) );
	}
	return $response;
}

/**
 * Published items that say every word, in this form or another, those with the words in their titles
 * first.
 *
 * @param array $among a query's part that says among which others than published ones.
 */
function found_posts( array $words, array $types, array $among = array() ): array {
	$clause = static function () use ( $words ): string {
		return words_clause( \array_map( __NAMESPACE__ . '\stem', $words ) );
	};
	\add_filter( 'posts_search', $clause );
	$posts = \get_posts(
		$among + array(
			's'                => \implode( ' ', $words ),
			'post_type'        => \array_values( $types ),
			'post_status'      => 'publish',
			'has_password'     => false,
			'posts_per_page'   => CANDIDATES,
			'orderby'          => 'relevance',
			'suppress_filters' => false,
		)
	);
	\remove_filter( 'posts_search', $clause );
	$found = \array_filter(
		$posts,
		static function ( \WP_Post $post ): bool {
			// A document without its file leads nowhere.
			return '' !== Content\front_path( $post );
		}
	);
	return best_first( $found, $words );
}

/** The page that was asked for. */
function search_answer( array $found, \WP_REST_Request $request ): \WP_REST_Response {
	$size     = (int) $request['per_page'];
	$shown    = \array_slice( $found, ( (int) $request['page'] - 1 ) * $size, $size );
	$response = new \WP_REST_Response( \array_map( __NAMESPACE__ . '\search_result', $shown ) );
	$response->header( 'X-WP-Total', (string) \count( $found ) );
	$response->header( 'X-WP-TotalPages', (string) \ceil( \count( $found ) / $size ) );
	return $response;
}

function search_result( \WP_Post $post ): array {
	$image = better_featured_image( $post );
	$path  = Content\front_path( $post );
	return array(
		'ID'              => $post->ID,
		'post_type'       => $post->post_type,
		'post_type_label' => Content\post_type_label( $post->post_type ),
		'post_title'      => $post->post_title,
		'post_name'       => $post->post_name,
		'post_excerpt'    => $post->post_excerpt,
		// A tree is no text to show.
		'post_content'    => Content\is_document( $post->post_content ) ? '' : $post->post_content,
		'post_date'       => $post->post_date,
		'permalink'       => '' === $path ? '' : site_origin() . $path,
		'parents'         => parents( $post ),
		'featured_image'  => null === $image ? '' : $image['source_url'],
		'acf'             => acf( $post ),
		// Asked for only where no excerpt says what the item is about.
		'seo'             => '' === $path || '' !== $post->post_excerpt ? null : Seo\find( $path ),
	);
}
