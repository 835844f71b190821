const ADDRESS = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;

/** Whether a text may stand as an address in a mail's header (the pattern of spec 5). */
export const isAddress = (text: string) => text.length <= 254 && ADDRESS.test(text);
