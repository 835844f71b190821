import type { WidgetProps } from '@rjsf/utils';
import type { LinkTarget } from '../../cms/find-links.ts';
import { findTargets } from '../../cms/find-targets.ts';
import { hintOf } from '../../cms/library.ts';
import { titledFirst } from '../../cms/titled-first.ts';
import type { Session } from '../../session.ts';
import { AddressField, type AddressKind } from './AddressField.tsx';

/** An address: of a page of this site, found by its title, of another site, an anchor, mail or telephone. */
export function LinkWidget(props: WidgetProps) {
  return <AddressField {...props} find={findTargets} of={PAGE} />;
}

/** A product's page; stored with its whole address (spec 3.2). */
export function ProductWidget(props: WidgetProps) {
  return <AddressField {...props} find={findProducts} of={OFFER} />;
}

async function findProducts({ cms }: Pick<Session, 'cms'>, query: string): Promise<LinkTarget[]> {
  const offers = await cms.library.searchOffers(query);
  const found = offers.map((offer) => ({
    ...{ key: `${offer.id}`, label: offer.title, hint: hintOf(offer), address: offer.url },
  }));
  return titledFirst(found, query);
}

const PAGE: AddressKind = {
  kind: 'page',
  placeholder: 'Cerca una pagina, o scrivi https://…',
  hint: 'Scrivi per cercare una pagina, # per un punto di questa pagina; oppure un telefono o un’e-mail.',
};

const OFFER: AddressKind = {
  kind: 'offer',
  placeholder: 'Cerca un’offerta, o scrivi https://…',
  hint: 'Scrivi per cercare un’offerta.',
  none: 'Nessuna offerta con questo nome.',
};
