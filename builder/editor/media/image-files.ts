/** Formats that an upload of images takes, and what is said of others. */
export const IMAGE_FILES = {
  accepted: ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'],
  refused: 'non è un’immagine PNG, JPEG, WebP, AVIF o GIF.',
} as const;
