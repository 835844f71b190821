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
