// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useItemDrag } from './use-item-drag.ts';

afterEach(cleanup);

const HEIGHT = 40;

function List({ names, move }: { names: string[]; move: (from: number, to: number) => void }) {
  const dragOf = useItemDrag(move);
  return (
    <ul>
      {names.map((name, index) => (
        <li key={name} {...dragOf(index).place} data-testid={name}>
          <span {...dragOf(index).handle}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function drag(name: string, onto: string, half: 'upper' | 'lower') {
  const dataTransfer = { setData: vi.fn(), setDragImage: vi.fn(), effectAllowed: '' };
  fireEvent.dragStart(screen.getByText(name), { dataTransfer });
  const item = screen.getByTestId(onto);
  item.getBoundingClientRect = () => new DOMRect(0, 100, 300, HEIGHT);
  const clientY = half === 'upper' ? 101 : 100 + HEIGHT - 1;
  fireEvent(item, new MouseEvent('dragover', { bubbles: true, cancelable: true, clientY }));
  return item;
}

describe('an item that is dragged', () => {
  const names = ['a', 'b', 'c'];

  it.each([
    ['a', 'c', 'lower', [0, 2]],
    ['a', 'c', 'upper', [0, 1]],
    ['c', 'a', 'upper', [2, 0]],
    ['c', 'a', 'lower', [2, 1]],
  ] as const)('%s dropped on %s, its %s half', (name, onto, half, moved) => {
    const move = vi.fn();
    render(<List names={names} move={move} />);
    const item = drag(name, onto, half);
    expect(item.getAttribute('data-drop')).toBe(half === 'upper' ? 'before' : 'after');
    fireEvent.drop(item);
    expect(move.mock.calls).toEqual([moved]);
    expect(item.hasAttribute('data-drop')).toBe(false);
  });

  it('stays where it is beside itself, and when it is let go elsewhere', () => {
    const move = vi.fn();
    render(<List names={names} move={move} />);
    const beside = drag('a', 'b', 'upper');
    expect(beside.hasAttribute('data-drop')).toBe(false);
    fireEvent.drop(beside);
    drag('a', 'c', 'lower');
    fireEvent.dragEnd(screen.getByText('a'));
    fireEvent.drop(screen.getByTestId('c'));
    expect(move).not.toHaveBeenCalled();
  });

  it('is taken by its own list alone', () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    render(
      <>
        <List names={['x', 'y']} move={outer} />
        <List names={names} move={inner} />
      </>,
    );
    fireEvent.drop(drag('x', 'c', 'lower'));
    expect([outer.mock.calls, inner.mock.calls]).toEqual([[], []]);
  });
});
