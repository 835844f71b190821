import { fieldPlans } from '@generated/defaults.ts';
import { blockKey } from '@renderer/document/block-key.ts';
import { type FieldPlan, fillDefaults, stripHidden } from '@renderer/document/field-plan.ts';
import { type Document, type DocumentNode, ROOT_ID } from '@renderer/document/types.ts';
import { isReference, patternIdOf } from '@renderer/patterns/reference.ts';
import { decoded } from '@renderer/ui/text/decoded.ts';
import { blockName } from '../catalogue.ts';
import { knownTitle } from '../cms/known-items.ts';
import { isHoldingContent } from '../contents.ts';
import { fieldOfAddress, textFields } from '../find-field.ts';
import {
  contentsOf,
  firstsOf,
  givenBy,
  isMadeKey,
  keysGivenBy,
  keysWithoutContent,
  keyTakenBy,
  takenBy,
  titleTakenBy,
} from '../keys.ts';
import type { SharedContent } from '../patterns/pattern-store.ts';
import { type CheckFinding, type CheckInput, finding } from './check.ts';
import { pageMeantBy, placeMeantBy, placesIn } from './dead-ends.ts';
import type { NoOffer } from './find-no-offers.ts';
import { planAt } from './plan-at.ts';

type Rule = (input: CheckInput) => CheckFinding[];

/** Images that say nothing to who cannot see them, and that nobody called decorative. */
export const altTexts: Rule = ({ document: { nodes, media }, audit, shared }) =>
  audit.images.flatMap(({ node: id, src, alt }) => {
    const node = nodes.get(id);
    if (!node || alt !== '') return [];
    if (isReference(node)) {
      const content = shared?.get(patternIdOf(node) ?? 0);
      const isLacking = [...(content?.nodes.values() ?? [])].some((each) =>
        describable(each, { src, media: content?.media ?? [] }),
      );
      return content && isLacking
        ? [finding('alt', node, noAltWithin(content), ['patternId'])]
        : [];
    }
    const path = describable(node, { src, media });
    if (!path) return [];
    const of = textFields(node.props).find((field) => sameField(field.path, path))?.value;
    return [{ ...finding('alt', node, 'Manca il testo alternativo dell’immagine.', path), of }];
  });

/** The field of a block that an image without a text stands in, where somebody is to write one. */
function describable(
  node: DocumentNode,
  { src, media }: { src: string; media: Document['media'] },
): readonly (string | number)[] | undefined {
  const path = fieldOfAddress(node.props, src);
  // Pictures of the block itself, such as icons, are nobody's to describe.
  if (!path || isOwnPicture(node, path)) return undefined;
  const url = textFields(node.props).find((field) => sameField(field.path, path))?.value;
  return media.some((item) => item.decorative === true && item.url === url) ? undefined : path;
}

/** It is written where the shared block is. */
const noAltWithin = ({ title }: SharedContent) =>
  `In «${title}» un’immagine non ha testo alternativo: aprilo per scriverlo.`;

/** Whether a field offers pictures that come with the block: they illustrate the text beside them. */
const isOwnPicture = ({ component }: DocumentNode, path: readonly (string | number)[]) =>
  planAt(component, path)?.s === true;

/** Images that visitors would see as a hole. */
export const images: Rule = ({ document: { nodes }, audit }) =>
  audit.missing.flatMap(({ node: id, address, kind }) => {
    if (kind !== 'image') return [];
    const node = nodes.get(id);
    const plain = decoded(address) ?? address;
    const name = plain.slice(plain.lastIndexOf('/') + 1);
    const at = fieldOfAddress(node?.props, address) ?? fieldOfAddress(node?.props, plain);
    return [finding('images', node, `Immagine non trovata: «${name}».`, at)];
  });

const sameField = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((part, at) => part === other[at]);

/** One title for the page, and no level left out on the way down. */
export const headings: Rule = ({ document: { nodes }, audit, isPart }) => {
  const found: CheckFinding[] = [];
  const tops = audit.headings.filter(({ level }) => level === 1);
  if (!isPart && audit.headings.length > 0 && tops.length === 0) {
    found.push(finding('headings', undefined, 'La pagina non ha un titolo principale (h1).'));
  }
  for (const { node, text } of tops.slice(1)) {
    const message = `C’è già un titolo principale (h1): «${text}» dovrebbe essere un titolo di sezione.`;
    found.push(finding('headings', nodes.get(node), message));
  }
  let before = 0;
  for (const { node, level, text } of audit.headings) {
    if (before > 0 && level > before + 1) {
      const message = `Da un titolo h${before} si passa a un h${level} («${text}»): manca un livello.`;
      found.push(finding('headings', nodes.get(node), message));
    }
    before = level;
  }
  return found;
};

export const contrast: Rule = ({ document: { nodes }, audit }) =>
  audit.contrast.map(({ node, text, ratio, needed }) => {
    const figures = [ratio, needed].map((value) => value.toFixed(1).replace('.', ','));
    const message = `Contrasto ${figures[0]}:1 di «${text}», ne serve ${figures[1]}:1.`;
    return finding('contrast', nodes.get(node), message);
  });

/** Links of this site that lead nowhere. */
export const links: Rule = ({ document: { nodes }, audit, paths, path, origin }) => {
  const missing = new Set(audit.missing.map(({ address }) => address));
  return audit.links.flatMap(({ node: id, href, text }) => {
    const node = nodes.get(id);
    const at = fieldOfAddress(node?.props, href);
    const named = text === '' ? `«${href}»` : `«${text}» (${href})`;
    if (href === '' || href === '#') {
      return [finding('links', node, `Il link «${text}» non porta da nessuna parte.`, at)];
    }
    if (missing.has(href)) {
      return [finding('links', node, `Il link ${named} porta a un file che non c’è.`, at)];
    }
    const target = pageMeantBy(href, { path, origin });
    if (!paths || target === undefined || paths.has(target)) return [];
    return [finding('links', node, `Il link ${named} porta a una pagina che non c’è.`, at)];
  });
};

/** Links into this page whose place is not there. */
export const anchors: Rule = ({ document: { nodes }, audit, path, isPart, hiddenAnchors }) => {
  if (isPart) return [];
  const isThere = placesIn({ nodes, ids: audit.ids });
  return audit.links.flatMap(({ node: id, href, text }) => {
    const anchor = placeMeantBy(href, { path });
    if (anchor === '' || isThere(anchor)) return [];
    const node = nodes.get(id);
    const where = hiddenAnchors?.has(anchor.slice(1))
      ? 'che è in un blocco nascosto'
      : 'che nella pagina non c’è';
    const message = `Il link «${text}» porta a «${anchor}», ${where}.`;
    return [finding('anchors', node, message, fieldOfAddress(node?.props, href))];
  });
};

/** Places of this page that other pages link to, and that are gone with this change. */
export const lostAnchors: Rule = ({ document: { nodes }, lostAnchors: lost = [] }) =>
  lost.map(({ anchor, node: id, list, from }) => {
    const titles = from.map((title) => `«${title}»`).join(', ');
    const message =
      from.length === 1
        ? `Nella pagina non c’è più «#${anchor}», a cui porta un link in ${titles}.`
        : `Nella pagina non c’è più «#${anchor}», a cui portano link in ${from.length} pagine: ${titles}.`;
    return finding('anchors', nodes.get(id), message, [list]);
  });

/** Contents of a tab that no tab shows or lists, or that repeat another; tabs without contents. */
export const tabs: Rule = ({ document: { nodes }, all = nodes }) => {
  const found: CheckFinding[] = [];
  for (const node of nodes.values()) {
    const given = givenBy(node);
    if (given?.content === undefined) continue;
    const children = node.childIds.flatMap((id) => nodes.get(id) ?? []);
    const items = keysGivenBy(node);
    const listed = items.map(({ key }) => key);
    const held = children.map(keyTakenBy);
    // One tab alone is none: everything shows.
    if (new Set([...listed, ...held].filter(Boolean)).size < 2) continue;
    for (const child of children) {
      const own = keyTakenBy(child);
      if (blockKey(child.component) !== blockKey(given.content)) {
        if (own !== '' || isReference(child)) continue;
        const message = `Non è in nessuna scheda: si vede sotto tutte. Per averlo in una sola, spostalo dentro il suo «${blockName(given.content)}».`;
        found.push(finding('unlisted-tabs', child, message));
        continue;
      }
      if (listed.includes(own)) continue;
      const [check, message] =
        own === ''
          ? (['tabs', 'Non dice a quale scheda appartiene: non si vede mai.'] as const)
          : ([
              'unlisted-tabs',
              `Nessuna scheda ha l’id «${own}»: nel sito ne appare una con questo nome.`,
            ] as const);
      found.push(finding(check, child, message, [takenBy(child)?.name ?? '']));
    }
    found.push(...repeatedOffers(node, children), ...children.flatMap(offersTwice));
    const empty = new Set(keysWithoutContent(nodes, node.id));
    items.forEach(({ key, title }, index) => {
      const at = [given.list, index, given.name];
      const called = title || key;
      if (empty.has(key)) {
        const message =
          contentsOf(all, node.id, key).length > 0
            ? `Il contenuto della scheda «${called}» è nascosto: la scheda non mostrerebbe nulla. Mostralo, o togli la scheda.`
            : `La scheda «${called}» non ha ancora un contenuto: non mostra nulla.`;
        found.push(finding('tabs', node, message, at));
      }
      const namesakes = items.filter((item) => title !== '' && item.title === title);
      if (namesakes.length > 1 && namesakes[0] !== items[index]) {
        const message = `Più di una scheda si chiama «${title}»: chi visita non le distingue.`;
        found.push(finding('unlisted-tabs', node, message, [given.list, index, given.title ?? '']));
      }
      const other = items[listed.indexOf(key)];
      if (key === '' || other === items[index]) return;
      const message = `«${called}» e «${other?.title || key}» hanno lo stesso id: mostrano la stessa cosa.`;
      found.push(finding('tabs', node, message, at));
    });
    const [opened, second] = firstsOf(node);
    if (opened !== undefined && second !== undefined) {
      const message = `All’inizio può essere aperta una scheda sola: lo è «${items[opened]?.title}».`;
      found.push(finding('tabs', node, message, [given.list, second, given.first ?? '']));
    }
  }
  return found;
};

/** Contents that show what another of their tab does, as a copy that still says the tab of what it was made of. */
function repeatedOffers(tabs: DocumentNode, children: readonly DocumentNode[]): CheckFinding[] {
  const shown = new Set<string>();
  return children.flatMap((child) => {
    const key = keyTakenBy(child);
    const offers = textFields(child.props.productIds).flatMap(({ value }) => value || []);
    if (key === '' || offers.length === 0) return [];
    const same = JSON.stringify([key, ...offers.toSorted()]);
    if (!shown.has(same)) {
      shown.add(same);
      return [];
    }
    const message = `Mostra le stesse offerte di un altro contenuto della scheda «${titleTakenBy(child, tabs) || key}».`;
    return [finding('offers', child, message, [takenBy(child)?.name ?? ''])];
  });
}

/** Offers that a content lists more than once. */
function offersTwice(content: DocumentNode): CheckFinding[] {
  const listed = textFields(content.props.productIds);
  const values = listed.map(({ value }) => value);
  return listed.flatMap(({ path, value }, at) => {
    if (value === '' || values.indexOf(value) === at) return [];
    const message = `«${knownTitle(value) ?? value}» è già nell’elenco: si vede due volte.`;
    return [finding('offers', content, message, ['productIds', ...path])];
  });
}

const NO_OFFERS =
  'Senza offerte e senza blocchi: chi apre la scheda legge «Al momento qui non ci sono offerte».';

/** Lists that have nothing to show, and items that nobody filled in. */
export const emptyLists: Rule = ({ document: { nodes } }) => {
  const found: CheckFinding[] = [];
  for (const node of nodes.values()) {
    if (node.id === ROOT_ID) continue;
    const plan: FieldPlan = fieldPlans[blockKey(node.component)] ?? {};
    const shown = stripHidden(plan, fillDefaults(plan, node.props));
    for (const [name, field] of Object.entries(plan.p ?? {})) {
      const list = shown[name];
      if (!field.i || !Array.isArray(list)) continue;
      // What it holds is shown instead.
      if (list.length === 0 && !field.m && node.childIds.length === 0) {
        found.push(
          finding('empty-lists', node, isHoldingContent(node) ? NO_OFFERS : 'L’elenco è vuoto.', [
            name,
          ]),
        );
      }
      const stored = Array.isArray(node.props[name]) ? (node.props[name] as unknown[]) : [];
      stored.forEach((item, index) => {
        if (!isBlank(item, node)) return;
        found.push(finding('empty-lists', node, 'Questo elemento è vuoto.', [name, index]));
      });
    }
  }
  return found;
};

/** Pages shown as offers that are none. */
export const offers: Rule = ({ document: { nodes }, noOffers = [] }) =>
  noOffers.flatMap(({ node: id, path, shared }) => {
    const node = nodes.get(id);
    const message = shared
      ? noOffersWithin(shared)
      : 'Questa pagina non è un’offerta pubblicata: la scheda resterebbe vuota.';
    return node ? [finding('offers', node, message, path)] : [];
  });

/** They are mended where the shared block is. */
const noOffersWithin = ({ title, fields }: NonNullable<NoOffer['shared']>) =>
  fields === 1
    ? `In «${title}» una scheda mostra una pagina che non è un’offerta pubblicata: aprilo per correggerla.`
    : `In «${title}» ${fields} schede mostrano pagine che non sono offerte pubblicate: aprilo per correggerle.`;

/** Whether nobody has filled in an item of a block: an id may be the editor's own doing. */
function isBlank(item: unknown, block: DocumentNode): boolean {
  if (item === '' || item === null) return true;
  if (typeof item !== 'object') return false;
  return Object.entries(item).every(
    ([name, value]) =>
      isMadeKey(block, name, value) ||
      value === '' ||
      value === undefined ||
      (Array.isArray(value) && value.length === 0),
  );
}
