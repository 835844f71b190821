import { ROOT_ID } from '@renderer/document/types.ts';
import type { Session } from '../session.ts';

/** Whether what is added now comes into another block, as the content of a tab or a section. */
export const isWithin = ({ actions }: Pick<Session, 'actions'>): boolean =>
  actions.insertionPlace().parentId !== ROOT_ID;
