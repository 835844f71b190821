import type { CSSProperties } from 'react';

/** The common layout fields as stored (spec 2.12, options in 9). */
export interface LayoutFields {
  wrapped?: boolean;
  paddingLeftRight?: string;
  paddingTop?: string;
  paddingBottom?: string;
}

/** Only the options of the specification become styles; anything else is no spacing. */
const SIDES = new Set(['200', '170', '100']);
const ENDS = new Set(['40px', '80px', '150px']);

/**
 * Custom properties for a section's spacing in pixels. They are the values on a desktop; the
 * style sheet scales them down on narrower screens.
 */
export function spacingStyle(layout: LayoutFields): CSSProperties {
  const style: Record<string, string> = {};
  if (SIDES.has(layout.paddingLeftRight ?? '')) style['--side'] = `${layout.paddingLeftRight}px`;
  if (ENDS.has(layout.paddingTop ?? '')) style['--top'] = layout.paddingTop ?? '';
  if (ENDS.has(layout.paddingBottom ?? '')) style['--bottom'] = layout.paddingBottom ?? '';
  return style as CSSProperties;
}
