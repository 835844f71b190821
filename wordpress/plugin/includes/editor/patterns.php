<?php
declare(strict_types=1);

namespace EnergySite\Editor;

use EnergySite\Content;

/** The list of saved blocks is for editors; what a page shows of them comes with the page. */

\add_action(
	'init',
	static function (): void {
		\register_post_type(
			Content\PATTERN_TYPE,
			array(
				'labels'             => array(
					'name'          => 'Blocchi salvati',
					'singular_name' => 'Blocchi salvati',
				),
				'public'             => false,
				'publicly_queryable' => false,
				'show_ui'            => false,
				'show_in_rest'       => true,
				'rest_base'          => 'pb-patterns',
				'capability_type'    => 'page',
				'map_meta_cap'       => true,
				'supports'           => array( 'title', 'editor', 'author', 'revisions' ),
			)
		);
	}
);

/**
 * What editors save is for editors: the list is no visitor's business either. Routes are found in
 * any spelling, so they are refused in any.
 */
\add_filter(
	'rest_pre_dispatch',
	static function ( $answer, $server, \WP_REST_Request $request ) {
		$ours = 0 === \stripos( $request->get_route(), '/wp/v2/pb-patterns' );
		if ( ! $ours || \current_user_can( 'edit_pages' ) ) {
			return $answer;
		}
		return new \WP_Error( 'rest_forbidden', 'Only editors see saved blocks.', array( 'status' => \rest_authorization_required_code() ) );
	},
	10,
	3
);
