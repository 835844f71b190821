import { type RefObject, useEffect, useRef } from 'react';

export type DropPlace = RefObject<HTMLElement | null>;

/** Lets files be dropped on an element, which bears `data-dropping` while some are over it. */
export function useFileDrop(place: DropPlace | undefined, take: (files: File[]) => void): void {
  const latest = useRef(take);
  latest.current = take;
  useEffect(() => {
    const element = place?.current;
    if (!element) return;
    const mark = (isOver: boolean) => element.toggleAttribute('data-dropping', isOver);
    const onOver = (event: DragEvent) => {
      if (!isFileDrag(event)) return;
      event.preventDefault();
      mark(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) mark(false);
    };
    const onDrop = (event: DragEvent) => {
      mark(false);
      if (!isFileDrag(event)) return;
      event.preventDefault();
      latest.current([...(event.dataTransfer?.files ?? [])]);
    };
    element.addEventListener('dragover', onOver);
    element.addEventListener('dragleave', onLeave);
    element.addEventListener('drop', onDrop);
    return () => {
      mark(false);
      element.removeEventListener('dragover', onOver);
      element.removeEventListener('dragleave', onLeave);
      element.removeEventListener('drop', onDrop);
    };
  }, [place]);
}

/** The browser opens a file that is dropped beside every place for files, and the editor is gone. */
export function keepFilesOut(): () => void {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !isFileDrag(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}

const isFileDrag = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true;
