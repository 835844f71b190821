/** The one image of an item, as a full address; undefined without one and for what is no address. */
export function imageAddresses(image: string | undefined, origin: string): string[] | undefined {
  return image && URL.canParse(image, origin) ? [new URL(image, origin).href] : undefined;
}
