// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useItemDrag } from './use-item-drag.ts';

afterEach(cleanup);

const HEIGHT = 40;
/** Height of what is open below the handle of an item. */
const OPEN = 400;

interface Shown {
  names: string[];
  move: (from: number, to: number) => void;
  open?: string;
}

function List({ names, move, open }: Shown) {
  const drag = useItemDrag(move, { name: 'list', inner: { around: '', owner: 0, goTo: move } });
  let bottom = 0;
  const lineOf = (name: string) => {
    const top = bottom;
    bottom += name === open ? HEIGHT + OPEN : HEIGHT;
    return new DOMRect(0, top, 300, HEIGHT);
  };
  return (
    <div {...drag.place} data-testid={names.join('')}>
      <ul>
        {names.map((name, index) => {
          const { handle, 'data-drop': side } = drag.of(index);
          const line = lineOf(name);
          const ref = (element: HTMLElement | null) => {
            if (element) element.getBoundingClientRect = () => line;
            return handle.ref(element);
          };
          return (
            <li key={name} data-drop={side}>
              <span {...handle} ref={ref}>
                {name}
              </span>
            </li>
          );
        })}
      </ul>
      <p>below</p>
    </div>
  );
}

const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn(), effectAllowed: '' };
const at = (kind: string, clientY: number, relatedTarget?: Element) =>
  new MouseEvent(kind, { bubbles: true, cancelable: true, clientY, relatedTarget });

/** Drags an item to a height of the list. */
function drag(name: string, y: number, list = 'abc') {
  fireEvent.dragStart(screen.getByText(name), { dataTransfer });
  const place = screen.getByTestId(list);
  fireEvent(place, at('dragover', y));
  return place;
}

const line = () => {
  const marked = document.querySelector('[data-drop]');
  return marked ? `${marked.getAttribute('data-drop')} ${marked.textContent}` : undefined;
};

describe('an item that is dragged', () => {
  const names = ['a', 'b', 'c'];

  it.each([
    ['a', 2.6 * HEIGHT, 'after c', [0, 2]],
    ['a', 2.4 * HEIGHT, 'after b', [0, 1]],
    ['c', 0.4 * HEIGHT, 'before a', [2, 0]],
    ['c', 0.6 * HEIGHT, 'after a', [2, 1]],
    ['c', -HEIGHT, 'before a', [2, 0]],
    ['a', 5 * HEIGHT, 'after c', [0, 2]],
  ] as const)('%s comes into the gap that is nearest to %d', (name, y, marked, moved) => {
    const move = vi.fn();
    render(<List names={names} move={move} />);
    const place = drag(name, y);
    expect(line()).toBe(marked);
    fireEvent.drop(place);
    expect(move.mock.calls).toEqual([moved]);
    expect(line()).toBeUndefined();
  });

  it.each([
    ['a', 1.6 * HEIGHT, 'after b', [0, 1]],
    ['a', 1.4 * HEIGHT, undefined, undefined],
    ['c', 1.4 * HEIGHT, 'after a', [2, 1]],
    ['d', HEIGHT + OPEN, 'after b', [3, 2]],
    ['d', 1.6 * HEIGHT, 'after b', [3, 2]],
  ] as const)('%s passes an open item by its head: at %d', (name, y, marked, moved) => {
    const move = vi.fn();
    render(<List names={[...names, 'd']} move={move} open="b" />);
    const place = drag(name, y, 'abcd');
    expect(line()).toBe(marked);
    fireEvent.drop(place);
    expect(move.mock.calls).toEqual(moved ? [moved] : []);
  });

  it('stays where it is beside itself, and when it is let go elsewhere', () => {
    const move = vi.fn();
    render(<List names={names} move={move} />);
    const beside = drag('a', 1.4 * HEIGHT);
    expect(line()).toBeUndefined();
    fireEvent.drop(beside);
    drag('a', 2.6 * HEIGHT);
    fireEvent.dragEnd(screen.getByText('a'));
    fireEvent.drop(beside);
    expect(move).not.toHaveBeenCalled();
  });

  it('shows no line while it is outside of its list', () => {
    render(<List names={names} move={vi.fn()} />);
    const place = drag('a', 2.6 * HEIGHT);
    fireEvent(place, at('dragleave', 0, screen.getByText('below')));
    expect(line()).toBe('after c');
    fireEvent(place, at('dragleave', 0, document.body));
    expect(line()).toBeUndefined();
    fireEvent(place, at('dragover', 2.6 * HEIGHT));
    expect(line()).toBe('after c');
  });

  it('is taken by its own list alone', () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <>
        <List names={['x', 'y']} move={outer} />
        <List names={names} move={inner} />
      </>,
    );
    fireEvent.drop(drag('x', 2.6 * HEIGHT));
    expect([outer.mock.calls, inner.mock.calls]).toEqual([[], []]);
  });
});
