import type { EditorPage } from './contract.ts';
import { recall, remember } from './ui/remembered.ts';

type Page = Pick<EditorPage, 'id'>;

const nameOf = ({ id }: Page) => `begun-empty:${id}`;

/** Notes that somebody begins a page without a template: opened again, none is offered at once. */
export const rememberEmpty = (page: Page): void => remember(nameOf(page), 'yes');

export const isBegunEmpty = (page: Page): boolean => recall(nameOf(page)) === 'yes';
