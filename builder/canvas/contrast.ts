/** Red, green, blue in 0–255 and opacity in 0–1. */
export type Colour = readonly [number, number, number, number];

let brush: CanvasRenderingContext2D | null | undefined;

/** A computed colour in whatever notation, as its pixel. */
export function parseColour(value: string): Colour {
  const plain = /^rgba?\(\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)(?:,\s*([\d.]+))?\s*\)$/.exec(value);
  if (plain) {
    return [Number(plain[1]), Number(plain[2]), Number(plain[3]), Number(plain[4] ?? 1)];
  }
  brush ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!brush) return [0, 0, 0, 1];
  brush.clearRect(0, 0, 1, 1);
  brush.fillStyle = value;
  brush.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = brush.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

/**
 * What may be behind an element: one plain colour, or those of a gradient; undefined where a picture
 * is, or may be.
 */
export function backgroundsOf(element: Element): readonly Colour[] | undefined {
  const layers: Colour[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (Number(style.opacity) < 1) return undefined;
    if (style.backgroundImage !== 'none') {
      // A smaller one, or one that letters are cut out of, is not behind the text.
      const isBehind = style.backgroundSize === 'auto' && style.backgroundClip !== 'text';
      const stops = isBehind ? gradientColours(style.backgroundImage) : undefined;
      return stops?.map((stop) => layered(layers, stop));
    }
    const colour = parseColour(style.backgroundColor);
    if (colour[3] > 0) layers.push(colour);
    if (colour[3] === 1) break;
    // Laid over something that is not its ancestor.
    if (style.position === 'absolute' || style.position === 'fixed') return undefined;
    // Beside the page itself stand the editor's own outlines and what the framework needs.
    if (at.localName !== 'main' && at.previousElementSibling && hasOverlay(at)) return undefined;
  }
  return [layered(layers, [255, 255, 255, 1])];
}

const ONE_GRADIENT = /^(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()]|\([^()]*\))*\)$/;
const COMPUTED_COLOUR = /\b(?:rgba?|color|lab|lch|oklab|oklch)\([^()]*\)/g;

/** Colours of a computed `background-image` that is one gradient which lets nothing through. */
export function gradientColours(image: string): readonly Colour[] | undefined {
  if (!ONE_GRADIENT.test(image)) return undefined;
  const colours = image.match(COMPUTED_COLOUR)?.map(parseColour) ?? [];
  return colours.length > 0 && colours.every(([, , , alpha]) => alpha === 1) ? colours : undefined;
}

const layered = (layers: readonly Colour[], lowest: Colour) =>
  layers.reduceRight<Colour>((below, layer) => blend(layer, below), lowest);

/** Whether a sibling before it lies under it, such as a picture that fills the section. */
function hasOverlay(element: Element): boolean {
  const siblings = element.parentElement?.children ?? [];
  return [...siblings].some(
    (sibling) =>
      sibling !== element &&
      ['absolute', 'fixed'].includes(getComputedStyle(sibling).position) &&
      sibling.getClientRects().length > 0,
  );
}

function blend([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour {
  const mix = (top: number, bottom: number) => top * a + bottom * (1 - a);
  return [mix(r, r2), mix(g, g2), mix(b, b2), 1];
}

/** The best contrast ratio (WCAG 2, 1 to 21) of a text with what may be behind it. */
export const bestContrast = (text: Colour, backgrounds: readonly Colour[]): number =>
  Math.max(...backgrounds.map((background) => contrastRatio(text, background)));

function contrastRatio(text: Colour, background: Colour): number {
  const [one, other] = [luminance(blend(text, background)), luminance(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
