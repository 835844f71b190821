import type { Document } from '@renderer/document/types.ts';
import { compareDocuments, type Difference } from './compare-documents.ts';
import { compareMedia, type ImageDifference } from './compare-media.ts';

type Version = Pick<Document, 'nodes' | 'media'>;

/** What differs between two versions of a page, in its blocks and in what is said of its images. */
export const comparePages = (before: Version, after: Version): (Difference | ImageDifference)[] => [
  ...compareDocuments(before.nodes, after.nodes),
  ...compareMedia(before, after),
];
