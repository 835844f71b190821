import type { PageContext } from '@renderer/contract.ts';

/** Address of the page as others will open it. */
export function shareAddress(context: Pick<PageContext, 'siteHost' | 'path' | 'shownAt'>): string {
  return context.siteHost + (context.shownAt ?? context.path);
}

/** Where each network takes an address to share; plain links, so that none of them sees a visit. */
export function shareLinks(url: string, title: string) {
  const text = title ? `${title} ${url}` : url;
  return [
    {
      name: 'WhatsApp',
      icon: 'WhatsApp',
      href: withQuery('https://wa.me/', { text }),
    },
    {
      name: 'Facebook',
      icon: 'Facebook',
      href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }),
    },
    {
      name: 'X',
      icon: 'X',
      href: withQuery('https://x.com/intent/post', { url, text: title }),
    },
    {
      name: 'LinkedIn',
      icon: 'LinkedIn',
      href: withQuery('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
  ];
}

const withQuery = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(query)}`;
