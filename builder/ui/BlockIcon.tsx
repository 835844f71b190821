import {
  Box,
  CalendarDays,
  CircleHelp,
  Code,
  Component,
  GalleryHorizontal,
  Image,
  LayoutGrid,
  LayoutTemplate,
  List,
  ListOrdered,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  Newspaper,
  PanelsTopLeft,
  Phone,
  Rows3,
  ScrollText,
  Shapes,
  SquareMousePointer,
  SquarePlay,
  Tags,
  Type,
  Wifi,
} from 'lucide-react';
import { memo } from 'react';

/** First that fits the identifier wins; a block that fits none gets the plain box. */
const LOOKS: readonly [RegExp, LucideIcon][] = [
  [/syncedpattern/i, Component],
  [/slider|carousel/i, GalleryHorizontal],
  [/faq/i, CircleHelp],
  [/tabcontent/i, Rows3],
  [/tab/i, PanelsTopLeft],
  [/plans|offer|product|price|prize/i, Tags],
  [/fiber|fibra/i, Wifi],
  [/step/i, ListOrdered],
  [/codice|iframe|datalayer|recensioni/i, Code],
  [/blob|infographic|icon/i, Shapes],
  [/event|calendar/i, CalendarDays],
  [/news|press|archive|articles/i, Newspaper],
  [/salespoint|store/i, MapPin],
  [/form/i, Mail],
  [/call|phone/i, Phone],
  [/video/i, SquarePlay],
  [/gallery|image|img/i, Image],
  [/button|cta|link/i, SquareMousePointer],
  [/banner|promo|highlight|launch/i, Megaphone],
  [/regulation|document|download|bolletta/i, ScrollText],
  [/grid|cards?/i, LayoutGrid],
  [/list/i, List],
  [/hero|page/i, LayoutTemplate],
  [/text|title|section|mission|paragraph/i, Type],
];

const known = new Map<string, LucideIcon>();

function iconOf(component: string): LucideIcon {
  const icon =
    known.get(component) ?? LOOKS.find(([pattern]) => pattern.test(component))?.[1] ?? Box;
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
  const Icon = iconOf(component);
  return <Icon size={size} className={className} aria-hidden="true" />;
});
