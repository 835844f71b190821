import { memo } from 'react';
import { Icon, type IconName } from './Icon.tsx';

/** First that fits the identifier wins; a block that fits none gets the plain box. */
const LOOKS: readonly [RegExp, IconName][] = [
  [/syncedpattern/i, 'component'],
  [/slider|carousel/i, 'gallery-horizontal'],
  [/faq/i, 'circle-question-mark'],
  [/tabcontent/i, 'rows-3'],
  [/tab/i, 'panels-top-left'],
  [/plans|offer|product|price|prize/i, 'tags'],
  [/fiber|fibra/i, 'wifi'],
  [/step/i, 'list-ordered'],
  [/codice|iframe|datalayer|recensioni/i, 'code'],
  [/blob|infographic|icon/i, 'shapes'],
  [/event|calendar/i, 'calendar-days'],
  [/news|press|archive|articles/i, 'newspaper'],
  [/salespoint|store/i, 'map-pin'],
  [/form/i, 'mail'],
  [/call|phone/i, 'phone'],
  [/video/i, 'square-play'],
  [/gallery|image|img/i, 'image'],
  [/button|cta|link/i, 'square-mouse-pointer'],
  [/banner|promo|highlight|launch/i, 'megaphone'],
  [/regulation|document|download|bolletta/i, 'scroll-text'],
  [/grid|cards?/i, 'layout-grid'],
  [/list/i, 'list'],
  [/hero|page/i, 'layout-template'],
  [/text|title|section|mission|paragraph/i, 'type'],
];

const known = new Map<string, IconName>();

function iconOf(component: string): IconName {
  const icon =
    known.get(component) ?? LOOKS.find(([pattern]) => pattern.test(component))?.[1] ?? 'box';
  known.set(component, icon);
  return icon;
}

/** Picture of a block in lists. */
export const BlockIcon = memo(function BlockIcon({
  component,
  size = 20,
  className,
}: {
  component: string;
  size?: number;
  className?: string;
}) {
  return <Icon name={iconOf(component)} size={size} className={className} />;
});
