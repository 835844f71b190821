import { recall, remember } from './ui/remembered.ts';

const NAME = 'about';
const CLOSED = 'closed';

/** Notes whether the panel about the page is wanted: the next page opens with it, or without. */
export const rememberAbout = (isWanted: boolean): void => remember(NAME, isWanted ? '' : CLOSED);

/** Whether it is; known before the first frame, since the page is as large as it leaves room for. */
export const isAboutWanted = (): boolean => recall(NAME) !== CLOSED;
