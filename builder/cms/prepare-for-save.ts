import { blockKey } from '@renderer/document/block-key.ts';
import { migrate } from '@renderer/document/migrate.ts';
import { setProps } from '@renderer/document/operations/set-props.ts';
import type { Document } from '@renderer/document/types.ts';
import { blockVersion } from '../catalogue.ts';
import { shownValues } from '../validation/shown-values.ts';

/** Component of the tab nodes whose products the client fills in; compared case-insensitively. */
const TAB_CONTENT = 'productpagetabcontent';

/**
 * The document as it is saved: without what is filled in at run time and without values of fields
 * that are not shown, with its blocks' versions. A step that fails is logged and left out: the
 * save proceeds (spec 8).
 */
export function prepareForSave(document: Document): Document {
  return [withoutProductsData, withoutHiddenValues, withVersions].reduce((prepared, step) => {
    try {
      return step(prepared);
    } catch (error) {
      console.error('Error while saving pageBuilderData', error);
      return prepared;
    }
  }, document);
}

/** Removes productsData from every tab node. */
function withoutProductsData(document: Document): Document {
  let stripped = document;
  for (const { id, component, props } of document.nodes.values()) {
    if (component.toLowerCase() !== TAB_CONTENT || !('productsData' in props)) continue;
    const { productsData: _filledInByTheClient, ...kept } = props;
    stripped = setProps(stripped, { id, props: kept });
  }
  return stripped;
}

/** Values of conditional fields are kept while editing, in case the condition comes back. */
function withoutHiddenValues(document: Document): Document {
  let stripped = document;
  for (const node of document.nodes.values()) {
    stripped = setProps(stripped, { id: node.id, props: shownValues(node) });
  }
  return stripped;
}

function withVersions(document: Document): Document {
  return { ...document, versions: currentVersions(document) };
}

/**
 * The versions its blocks' props are at: documents are lifted to them when they are opened. A block
 * of which some node could not be lifted stays at the stored version, for a mended migration to go
 * on from there; it leaves alone what is lifted already.
 */
export function currentVersions(document: Document): Document['versions'] {
  const versions = { ...document.versions };
  const behind = new Set(
    [...migrate(document).failures.values()].map(({ node }) => blockKey(node.component)),
  );
  for (const { component } of document.nodes.values()) {
    const key = blockKey(component);
    const version = blockVersion(component);
    if (version !== undefined && !behind.has(key)) versions[key] = version;
  }
  return versions;
}
