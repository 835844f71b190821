/**
 * The name of a place elsewhere: an address with its scheme, or one that takes the page's. Of what
 * looks like one in code, only the names of XML's vocabularies are known to load nothing.
 */
const ELSEWHERE = /[a-z][a-z0-9+.-]*:\/\/|[\\/]{2}|\b(?:https?|wss?|ftp)\s*:/i;
const VOCABULARIES = /http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/(?:xlink|xhtml))(?=["'`])/g;

/**
 * Whether an editor's code names no address elsewhere. Such code is the company's own: its frame is
 * given a policy under which nothing foreign can be loaded, so nobody needs to be asked.
 */
export const isOwnCode = (code: string): boolean => !ELSEWHERE.test(code.replace(VOCABULARIES, ''));
