/** Whether the screen is used by fingers: what takes the focus there brings a keyboard over the page. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
