import type { PageContext } from '../contract.ts';
import { withoutHidden } from '../document/operations/without-hidden.ts';
import { parseDocument } from '../document/parse.ts';
import type { Document } from '../document/types.ts';
import type { CmsReader } from '../loaders/cms-reader.ts';
import type { RenderProblem } from '../render/prepare.ts';
import { defaultContext } from './default-context.ts';
import { emptyCms } from './empty-cms.ts';
import { registerCssModules } from './register-css-modules.ts';

export interface RenderOptions {
  /** A document, or its saved JSON. */
  document: Document | string;
  context?: Partial<PageContext>;
  /** Where loaders get their data; by default every list is empty. */
  cms?: CmsReader;
  log?: (problem: RenderProblem) => void;
}

/**
 * Renders a document to static HTML as react-dom/server does, outside Next as well: plain Node with
 * tsx is enough. Throws DocumentError when nothing can be rendered.
 */
export async function renderDocumentToHtml(options: RenderOptions): Promise<string> {
  const document = withoutHidden(
    typeof options.document === 'string' ? parseDocument(options.document) : options.document,
  );
  const { prepareDocument, renderNodes, serverRegistry, newWriter } = await loadRenderer();
  const prepared = await prepareDocument({
    document,
    context: { ...defaultContext(document.media), ...options.context },
    cms: options.cms ?? emptyCms,
    registry: serverRegistry,
    log: options.log ?? (() => {}),
  });
  const writer = newWriter();
  return writer.page(renderNodes(prepared, (rendered, node) => writer.part(rendered, node.id)));
}

let renderer: ReturnType<typeof importRenderer> | undefined;

/** Imported once: outside bundlers each import() asks the module hooks again. */
function loadRenderer(): ReturnType<typeof importRenderer> {
  registerCssModules();
  renderer ??= importRenderer();
  return renderer;
}

async function importRenderer() {
  const [{ renderToStaticMarkup: react }, { serverRegistry }, components, ...own] =
    await Promise.all([
      import('react-dom/server'),
      import('@generated/registry.server.ts'),
      import('#islands'),
      import('../render/prepare.ts'),
      import('../render/DocumentView.tsx'),
      import('./markup-writer.ts'),
      import('./react-attributes.ts'),
    ]);
  const [{ prepareDocument }, { renderNodes }, { MarkupWriter }, { ReactAttributes }] = own;
  const attributes = new ReactAttributes(react);
  const islands = new Set<unknown>(Object.values(components));
  const newWriter = () => new MarkupWriter({ react, attributes, islands });
  return { prepareDocument, renderNodes, serverRegistry, newWriter };
}
