/** Titles by which the driver finds the blocks of a section. */
export const textTitle = (section: number) => `Testo numero ${section}.`;
export const stepsTitle = (section: number) => `Passi numero ${section}.`;
