import { classNames } from '@renderer/ui/class-names.ts';
import type { Editor } from '@tiptap/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { backToText } from '../rich-text/back-to-text.ts';
import { FormatButtons } from '../rich-text/FormatButtons.tsx';
import { IndentButtons } from '../rich-text/IndentButtons.tsx';
import { LinkAddress, NothingToLink, RefusedAddress } from '../rich-text/LinkAddress.tsx';
import { ParagraphStyle } from '../rich-text/ParagraphStyle.tsx';
import { useLink } from '../rich-text/use-link.ts';
import { Icon } from '../ui/Icon.tsx';
import { Toolbar } from '../ui/Toolbar.tsx';
import { useCanvas } from './canvas-runtime.ts';
import { type RichEditing, TOOLS } from './inline-texts.ts';
import { isTextAt } from './is-text-at.ts';
import suggest from './LinkSuggest.module.css';
import { stuckOver } from './node-elements.ts';
import overlay from './Overlay.module.css';
import styles from './RichTextBar.module.css';
import { useNodeBox } from './use-node-box.ts';

/** Formats of the text that is being written in the page; Alt+F10 leads to it, Esc back. */
export default function RichTextBar({ rich }: { rich: RichEditing }) {
  const { editor, container, label } = rich;
  const { inline, store } = useCanvas();
  const [linking, setLinking] = useState<'bar' | 'text'>();
  const { zoom, selected } = store.getView();
  const place = useEdge(container);
  const box = useNodeBox(selected ?? '');
  const [side, setSide] = useState(() => sideFor(container, zoom));
  // The text has grown past the end of what is seen of the page, and the bar with it.
  const isGone = side === 'below' && place.bottom - scrollY + ROOM / zoom > innerHeight;
  useEffect(() => {
    if (isGone) setSide('block');
  }, [isGone]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    setLinking(undefined);
    backToText(editor);
  };
  const link = linking && <LinkForm editor={editor} onDone={() => setLinking(undefined)} />;
  const look = {
    '--left': `${place.left}px`,
    ...(side === 'block'
      ? { '--stuck': `${stuckOver(selected ?? '', { isNow: true })}px` }
      : { top: side === 'below' ? place.bottom : place.top }),
  };
  const bar = (
    <div
      className={classNames(styles.place, side !== 'above' && styles[side])}
      style={look as CSSProperties}
    >
      <Toolbar className={styles.bar} label={`Formato di ${label}`}>
        <ParagraphStyle editor={editor} className={styles.style} />
        <FormatButtons
          editor={editor}
          linking={linking !== undefined}
          onLink={() => setLinking(linking ? undefined : linkPlaceFor(container, side, zoom))}
          className={(active) => (active ? `${overlay.control} ${styles.active}` : overlay.control)}
        />
        <IndentButtons editor={editor} className={styles.indents} button={overlay.control} />
        <button
          type="button"
          className={`${overlay.control} ${styles.done}`}
          title="Fine (Esc)"
          onClick={() => inline.end()}
        >
          <Icon name="check" size={15} /> Fine
        </button>
      </Toolbar>
      {linking === 'bar' && link}
    </div>
  );
  const around = side === 'block' && box?.rect;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key leads back to the text.
    <div
      className={styles.tools}
      {...{ [TOOLS]: '' }}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget, currentTarget }) => {
        const stays =
          relatedTarget instanceof Element &&
          (currentTarget.contains(relatedTarget) || container.contains(relatedTarget));
        if (!stays) inline.end();
      }}
    >
      {around ? (
        <div
          className={styles.around}
          style={{ left: around.left, top: around.top, width: around.width, height: around.height }}
        >
          {bar}
        </div>
      ) : (
        bar
      )}
      {linking === 'text' && (
        <div
          className={`${styles.place} ${styles.below}`}
          style={{ '--left': `${place.left}px`, top: place.bottom } as CSSProperties}
        >
          {link}
        </div>
      )}
    </div>
  );
}

/** What the bar takes, as it is seen: its height with the gap to the text, and its width. */
const ROOM = 56;
const WIDTH = 390;
/** And what the buttons take that a text with a list has. */
const INDENTS = 88;

/**
 * Where it hides no other text, which is often the next to be clicked: over the text, else below it,
 * else where the block's own bar was. Asked once: a bar that changes sides would be in the way of who
 * writes.
 */
function sideFor(container: HTMLElement, zoom: number): 'above' | 'below' | 'block' {
  const { left, top, bottom } = container.getBoundingClientRect();
  const wide = WIDTH + (container.querySelector('li') ? INDENTS : 0);
  const [width, height] = [wide / zoom, ROOM / zoom];
  const gap = 2 / zoom;
  const hides = (from: number) => isTextAt({ left, top: from, width, height: height - gap });
  if (top >= height && !hides(top - height)) return 'above';
  return bottom + height <= innerHeight && !hides(bottom + gap) ? 'below' : 'block';
}

/**
 * Where a link's address is asked for: over the text its suggestions would lie on the words, so it
 * comes below it, also where the bar does not, as long as the end of the text is seen.
 */
function linkPlaceFor(container: HTMLElement, side: string, zoom: number): 'bar' | 'text' {
  const { bottom } = container.getBoundingClientRect();
  return side !== 'below' && bottom + (2 * ROOM) / zoom <= innerHeight ? 'text' : 'bar';
}

/** Where the text stands in the document, as it grows and the page moves. */
function useEdge(container: HTMLElement) {
  const [edge, setEdge] = useState({ left: 0, top: 0, bottom: 0 });
  useEffect(() => {
    const measure = () => {
      const { left, top, bottom } = container.getBoundingClientRect();
      setEdge({ left: left + scrollX, top: top + scrollY, bottom: bottom + scrollY });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(container);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return edge;
}

/** What a few suggestions take below the field, as they are seen. */
const LIST = 180;

/**
 * Scrolls until what is found for a link has room below its field: over it, it would lie on the very
 * words. The text stays in view.
 */
function makeRoomBelow(form: Element, text: Element, zoom: number): void {
  const lacks = form.getBoundingClientRect().bottom + LIST / zoom - innerHeight;
  const mayGo = text.getBoundingClientRect().top - ROOM / zoom;
  if (lacks > 0 && mayGo > 0) window.scrollBy({ top: Math.min(lacks, mayGo), behavior: 'instant' });
}

/** Address of the link at the selection; empty takes it off. */
function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const link = useLink(editor, onDone);
  const { links, tell, store } = useCanvas();
  const form = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (form.current) makeRoomBelow(form.current, editor.view.dom, store.getView().zoom);
  }, [editor, store]);
  if (!link.isPossible) {
    return <NothingToLink editor={editor} className={styles.link} onDone={onDone} />;
  }
  return (
    <div ref={form} className={styles.link}>
      <LinkAddress
        link={link}
        find={links.find}
        findsPlaces
        onPicked={(target) => tell({ type: 'make-place', target })}
        look={suggest}
        className={styles.address}
      />
      {link.isSet && (
        <button type="button" className={`${overlay.control} ${styles.done}`} onClick={link.remove}>
          Togli
        </button>
      )}
      <button type="button" className={`${overlay.control} ${styles.done}`} onClick={link.apply}>
        Applica
      </button>
      <RefusedAddress link={link} className={styles.refused} />
    </div>
  );
}
