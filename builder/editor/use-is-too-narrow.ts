import { useMediaQuery } from '../ui/use-media-query.ts';

/** Whether the window is too narrow to show all of the editor (see `Editor.module.css`). */
export const useIsTooNarrow = (): boolean => useMediaQuery('(max-width: 1023px)');
