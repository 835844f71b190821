import { list, object, text } from './values.ts';

export interface NavigationLink {
  label: string;
  href: string;
  text?: string;
}

export interface NavigationGroup extends NavigationLink {
  children: NavigationLink[];
}

export interface Navigation {
  header: NavigationGroup[];
  footer: { title: string; links: NavigationLink[] }[];
  legal: NavigationLink[];
}

/** Navigation of the site settings; entries without label or address are dropped. */
export function mapNavigation(value: unknown): Navigation {
  const raw = object(value);
  return {
    header: list(raw.header).flatMap((group) => {
      const own = link(group);
      return own ? [{ ...own, children: links(object(group).children) }] : [];
    }),
    footer: list(raw.footer).map((column) => ({
      title: text(object(column).title) ?? '',
      links: links(object(column).links),
    })),
    legal: links(raw.legal),
  };
}

function links(value: unknown): NavigationLink[] {
  return list(value).flatMap((entry) => link(entry) ?? []);
}

function link(entry: unknown): NavigationLink | undefined {
  const raw = object(entry);
  const label = text(raw.label);
  const href = text(raw.href);
  return label && href ? { label, href, text: text(raw.text) } : undefined;
}
