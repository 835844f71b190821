<?php
/**
 * Plugin Name: Energy site
 * Description: Content model, REST API and page builder pages of the public website.
 * Version: 1.0.0
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: GPL-2.0-or-later
 */

declare(strict_types=1);

namespace EnergySite;

\defined( 'ABSPATH' ) || exit;

const PLUGIN_FILE = __FILE__;
const PLUGIN_DIR  = __DIR__;

// One file per concern; each adds its own hooks. The order is that of what they use.
foreach ( array(
	'settings',
	'without-theme',
	'content/post-types',
	'content/taxonomies',
	'content/templates',
	'content/document',
	'content/patterns',
	'content/front-path',
	'content/find-by-path',
	'content/former-paths',
	'content/restored-name',
	'content/permalinks',
	'content/meta',
	'content/versions',
	'content/save',
	'content/due',
	'content/media-names',
	'fields/definitions',
	'fields/attachments',
	'fields/read',
	'fields/find',
	'fields/write',
	'seo/table',
	'seo/items',
	'rest/own-routes',
	'rest/item-fields',
	'rest/new-items',
	'rest/term-fields',
	'rest/light-lists',
	'rest/filter-param',
	'rest/without-protected',
	'rest/fields-param',
	'rest/slug',
	'rest/redirects',
	'rest/seo',
	'rest/paths',
	'rest/patterns',
	'rest/settings',
	'rest/search-words',
	'rest/found-media',
	'rest/search-suggestion',
	'rest/search',
	'webhook/changes',
	'webhook/watch',
	'webhook/terms',
	'webhook/send',
	'editor/document-pages',
	'editor/conflicts',
	'editor/kept-drafts',
	'editor/replaced-drafts',
	'editor/trashed-drafts',
	'editor/own-drafts',
	'editor/preview',
	'editor/post-lock',
	'editor/presence',
	'editor/accepted-warnings',
	'editor/planned-changes',
	'editor/to-publish',
	'editor/patterns',
	'editor/found-in-tree',
	'editor/where-used',
	'editor/offers',
	'editor/found-items',
	'editor/tidy',
	'editor/site-cookie',
	'login',
	'account-names',
	'headless',
	'activation',
) as $concern ) {
	require_once __DIR__ . "/includes/$concern.php";
}

if ( \is_admin() ) {
	require_once __DIR__ . '/includes/admin/page-boxes.php';
	require_once __DIR__ . '/includes/admin/field-inputs.php';
	require_once __DIR__ . '/includes/admin/field-values.php';
	require_once __DIR__ . '/includes/admin/field-boxes.php';
}
