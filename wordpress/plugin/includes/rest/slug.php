<?php
declare(strict_types=1);

namespace EnergySite\Rest;

use EnergySite\Content;
use EnergySite\Editor;
use EnergySite\Seo;

/** `GET msr/v1/slug/{locale}/?slug=/path`: whatever stands at a visible path (spec 3.1, 7). */
\add_action(
	'rest_api_init',
	static function (): void {
		\register_rest_route(
			'msr/v1',
			'/slug/(?P<locale>[a-z]{2})',
			array(
				'methods'             => 'GET',
				'permission_callback' => '__return_true',
				'callback'            => __NAMESPACE__ . '\slug_route',
				'args'                => array(
					'slug'    => array(
						'type'     => 'string',
						'required' => true,
					),
					'preview' => array( 'type' => 'boolean' ),
					'id'      => array( 'type' => 'integer' ),
					'token'   => array( 'type' => 'string' ),
				),
			)
		);
	}
);

function slug_route( \WP_REST_Request $request ): \WP_REST_Response {
	// The content language is Italian; no other has pages.
	$post = 'it' === $request['locale'] ? find_visible( $request ) : null;
	if ( null === $post ) {
		$answer = array(
			'code'    => 'not_found',
			'message' => 'No page at this path.',
		);
		// An editor may have left one there, with work on it.
		$trashed = $request['preview'] && \current_user_can( 'edit_pages' ) ? Content\trashed_at( (string) $request['slug'] ) : null;
		if ( null !== $trashed ) {
			$answer['trashed'] = $trashed->post_title;
		}
		return new \WP_REST_Response( $answer, 404 );
	}
	return new \WP_REST_Response( slug_answer( $post ) );
}

/**
 * Published items only. Who may edit an item gets it in any status and with its latest autosave,
 * by `preview=1` and, for a draft, which has no path, `id`; who has a preview link by its `token`.
 */
function find_visible( \WP_REST_Request $request ): ?\WP_Post {
	$preview = $request['preview'] && \is_user_logged_in();
	$post    = $preview && $request['id'] ? \get_post( (int) $request['id'] ) : Content\find_by_path( (string) $request['slug'] );
	if ( ! $post instanceof \WP_Post || ! \in_array( $post->post_type, Content\site_types(), true ) ) {
		return null;
	}
	if ( $preview && \current_user_can( 'edit_post', $post->ID ) ) {
		return with_planned( with_autosave( $post, \get_current_user_id() ) );
	}
	$shown = Editor\preview_of( (string) $request['token'], $post->ID );
	if ( null !== $shown ) {
		return $shown['planned'] ? as_planned( $post ) : with_autosave( $post, $shown['author'] );
	}
	return 'publish' === $post->post_status && '' === $post->post_password ? $post : null;
}

/** The item as its editor left it, without saving anything. */
function with_autosave( \WP_Post $post, int $author ): \WP_Post {
	$autosave = Editor\draft_beside( $post, $author );
	if ( null === $autosave ) {
		return $post;
	}
	$shown = clone $post;
	foreach ( array( 'post_title', 'post_content', 'post_excerpt' ) as $field ) {
		$shown->$field = $autosave->$field;
	}
	// What is saved as the page's own, for who goes on from the autosave.
	$shown->stored_content = Editor\base_of_draft( $autosave, $post );
	return $shown;
}

/** The item as it is planned to be, for a preview, which says from when to when. */
function as_planned( \WP_Post $post ): \WP_Post {
	$planned = Editor\planned_changes( $post->ID );
	if ( null === $planned ) {
		return $post;
	}
	$shown               = clone $post;
	$shown->post_content = $planned['content'];
	$shown->planned      = \array_intersect_key( $planned, \array_flip( array( 'id', 'date_gmt', 'until_gmt', 'returns', 'missed' ) ) );
	return $shown;
}

/** With what is planned for it, for the builder. */
function with_planned( \WP_Post $post ): \WP_Post {
	$shown          = clone $post;
	$shown->planned = Editor\planned_changes( $post->ID );
	return $shown;
}

/** Everything the site needs for one page, in few queries. */
function slug_answer( \WP_Post $post ): array {
	$path     = Content\front_path( $post );
	$document = Content\is_document( $post->post_content );
	$answer   = array(
		'ID'                 => $post->ID,
		'post_type'          => $post->post_type,
		'post_type_label'    => Content\post_type_label( $post->post_type ),
		'rest_base'          => rest_base( $post->post_type ),
		'post_title'         => $post->post_title,
		'post_name'          => $post->post_name,
		'post_status'        => $post->post_status,
		'post_content'       => $post->post_content,
		'patterns'           => (object) Content\shown_patterns( $post->post_content ),
		// Paragraphs, shortcodes and Gutenberg blocks; a tree is rendered by the site.
		'content_rendered'   => $document ? '' : rendered_content( $post ),
		'post_excerpt'       => $post->post_excerpt,
		'post_date'          => $post->post_date,
		// Of a planned item, when it goes live; a draft that was never out has none.
		'date_gmt'           => \str_replace( ' ', 'T', (string) \preg_replace( '/^0000.*/', '', $post->post_date_gmt ) ),
		'modified_gmt'       => \str_replace( ' ', 'T', $post->post_modified_gmt ),
		'link'               => '' !== $path ? $path : '/',
		'parents'            => parents( $post ),
		'meta'               => Content\page_meta( $post ),
		'template'           => Content\page_template( $post ),
		'acf'                => acf( $post ),
		'post_meta'          => (object) public_meta( $post ),
		'featured_image'     => better_featured_image( $post ),
		'offers_category'    => page_terms( $post, 'offers_category' ),
		'offerTags_category' => page_terms( $post, 'offerTags_category' ),
		'terms'              => (object) item_terms( $post ),
		'seo'                => Seo\find( '' !== $path ? $path : '/' ),
	);
	foreach ( array( 'stored_content', 'planned' ) as $more ) {
		if ( isset( $post->$more ) ) {
			$answer[ $more ] = $post->$more;
		}
	}
	return $answer;
}

function rest_base( string $type ): string {
	return 'page' === $type ? 'pages' : (string) ( Content\post_types()[ $type ]['rest_base'] ?? $type );
}

function rendered_content( \WP_Post $post ): string {
	if ( '' === \trim( $post->post_content ) ) {
		return '';
	}
	// Shortcodes and blocks ask for the current post.
	$GLOBALS['post'] = $post;
	\setup_postdata( $post );
	// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own filter.
	$html = (string) \apply_filters( 'the_content', $post->post_content );
	\wp_reset_postdata();
	return $html;
}

function page_terms( \WP_Post $post, string $taxonomy ): array {
	return 'page' === $post->post_type ? terms( $post->ID, $taxonomy ) : array();
}

/** Terms of an item by taxonomy, without the offers' own. */
function item_terms( \WP_Post $post ): array {
	$all = array();
	foreach ( Content\taxonomies() as $name => $taxonomy ) {
		if ( 'page' !== $post->post_type && \in_array( $post->post_type, $taxonomy['types'], true ) ) {
			$all[ $name ] = terms( $post->ID, $name );
		}
	}
	return $all;
}
