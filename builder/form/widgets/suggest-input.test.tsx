// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SuggestInput } from './SuggestInput.tsx';
import type { Found } from './use-search.ts';

afterEach(cleanup);

const contacts = [{ key: '1', label: 'Contatti', hint: '/contatti' }];
const answer = (state: 'loading' | 'found', items = contacts): Found<(typeof contacts)[0]> => ({
  ...{ state, items },
  retry() {},
});

it('says that it searches, also below what was found before', () => {
  const field = (found: ReturnType<typeof answer>) => (
    <SuggestInput look={{}} found={found} onPick={() => {}} defaultValue="" />
  );
  const { rerender } = render(field(answer('found')));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'conta' } });
  rerender(field(answer('loading')));
  expect(screen.getByRole('option').textContent).toContain('Contatti');
  expect(screen.getByText('Ricerca…')).toBeTruthy();
  rerender(field(answer('found', [])));
  expect(screen.getByText('Niente di simile nel sito.')).toBeTruthy();
});

it('says how much was found, once it is sure, and again for other words', () => {
  vi.useFakeTimers();
  const field = (found: ReturnType<typeof answer>) => (
    <SuggestInput look={{}} found={found} onPick={() => {}} defaultValue="" />
  );
  const { rerender } = render(field(answer('loading')));
  const told = (found?: ReturnType<typeof answer>, ms = 1_000) => {
    if (found) rerender(field(found));
    act(() => void vi.advanceTimersByTime(ms));
    return screen.getByRole('status').textContent;
  };
  expect(told()).toBe('');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'conta' } });
  expect(told(answer('found'), 100)).toBe('');
  expect(told()).toBe('1 proposta');
  expect(told(answer('loading'), 100)).toBe('');
  expect(told(answer('found', [...contacts, { key: '2', label: 'Luce', hint: '/luce' }]))).toBe(
    '2 proposte',
  );
  expect(told(answer('found', []))).toBe('Niente di simile nel sito.');
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  expect(told()).toBe('');
  vi.useRealTimers();
});

it('gives Escape on where its list came unasked, and closes one that was asked for', () => {
  const onKeyDown = vi.fn();
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: what is around the field hears its keys.
    <div onKeyDown={onKeyDown}>
      <SuggestInput look={{}} found={answer('found')} onPick={vi.fn()} opensAtOnce />
    </div>,
  );
  const field = screen.getByRole('combobox');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onKeyDown).toHaveBeenCalledOnce();
  fireEvent.change(field, { target: { value: 'conta' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onKeyDown).toHaveBeenCalledOnce();
});

it('takes what stands first only where what is typed is never meant as it is', () => {
  const onPick = vi.fn();
  const { rerender } = render(
    <SuggestInput look={{}} found={answer('found')} onPick={onPick} defaultValue="" />,
  );
  const type = (value: string) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value } });
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  };
  type('cont');
  expect(onPick).not.toHaveBeenCalled();
  rerender(
    <SuggestInput look={{}} found={answer('found')} onPick={onPick} defaultValue="" picksFirst />,
  );
  type('conta');
  expect(onPick).toHaveBeenCalledExactlyOnceWith(contacts[0]);
  type('');
  expect(onPick).toHaveBeenCalledOnce();
});

it('takes what is found first for words that are nothing by themselves, also where Enter was sooner', () => {
  const onPick = vi.fn();
  const field = (found: ReturnType<typeof answer>) => (
    <SuggestInput look={{}} {...{ found, onPick }} defaultValue="" isNoAnswer />
  );
  const { rerender } = render(field(answer('loading')));
  const input = screen.getByRole('combobox');
  fireEvent.change(input, { target: { value: 'conta' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  rerender(field(answer('found')));
  expect(onPick).toHaveBeenCalledExactlyOnceWith(contacts[0]);
  // What only says so somewhere is seen first.
  rerender(field(answer('loading')));
  fireEvent.change(input, { target: { value: 'sorprese' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  rerender(field(answer('found')));
  expect(onPick).toHaveBeenCalledOnce();
  expect(screen.getByRole('option', { name: 'Contatti, /contatti' })).toBeTruthy();
  // Who goes on writing means something else.
  rerender(field(answer('loading')));
  fireEvent.change(input, { target: { value: 'gas' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.change(input, { target: { value: 'gas e' } });
  rerender(field(answer('found')));
  expect(onPick).toHaveBeenCalledOnce();
});

it('an arrow key comes first to what Enter alone would take', () => {
  const two = [...contacts, { key: '2', label: 'Contatori', hint: '/contatori' }];
  const onPick = vi.fn();
  render(
    <SuggestInput
      look={{}}
      found={answer('found', two)}
      onPick={onPick}
      defaultValue=""
      isNoAnswer
    />,
  );
  const field = screen.getByRole('combobox');
  const press = (...keys: string[]) => {
    fireEvent.change(field, { target: { value: `${keys.length}` } });
    for (const key of [...keys, 'Enter']) fireEvent.keyDown(field, { key });
    return onPick.mock.lastCall?.[0].label;
  };
  expect(press()).toBe('Contatti');
  expect(press('ArrowDown')).toBe('Contatti');
  expect(press('ArrowDown', 'ArrowDown')).toBe('Contatori');
  expect(press('ArrowUp')).toBe('Contatori');
});

it('takes nothing as pointed at before the pointer moves over the list', () => {
  render(<SuggestInput look={{}} found={answer('found')} onPick={() => {}} defaultValue="" />);
  const field = screen.getByRole('combobox');
  fireEvent.change(field, { target: { value: 'conta' } });
  const [list, option] = [screen.getByRole('listbox'), screen.getByRole('option')];
  const at = (screenY: number) => ({ screenX: 10, screenY });
  fireEvent.pointerOver(option, at(20));
  fireEvent.pointerMove(option, at(20));
  expect(list.hasAttribute('data-pointed')).toBe(false);
  fireEvent.pointerMove(option, at(22));
  expect(list.hasAttribute('data-pointed')).toBe(true);
  expect(option.getAttribute('aria-selected')).toBe('false');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(list.hasAttribute('data-pointed')).toBe(false);
});

describe('the list', () => {
  /** Opens one whose field, 44 px high, ends so far above the end of a window. */
  const open = (below: number, height = 800) => {
    vi.stubGlobal('innerHeight', height);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
      ...{ top: height - below - 44, bottom: height - below, height: 44 },
    } as DOMRect);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
    render(<SuggestInput look={{}} found={answer('found')} onPick={() => {}} defaultValue="" />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'conta' } });
    const { dataset, style } = screen.getByRole('listbox');
    return { isAbove: dataset.above !== undefined, room: style.getPropertyValue('--room') };
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('stands under its field where a few suggestions have room, as high as there is', () => {
    expect(open(200)).toEqual({ isAbove: false, room: '184px' });
  });

  it('stands over its field where under it there is no room', () => {
    expect(open(100)).toEqual({ isAbove: true, room: '640px' });
  });

  it('has the room of what scrolls around it, where that ends before the window', () => {
    vi.stubGlobal('innerHeight', 800);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      const scrolls = this.style.overflowY === 'auto';
      const [top, bottom] = scrolls ? [240, 700] : [540, 584];
      return { top, bottom, height: 44 } as DOMRect;
    });
    render(
      <div style={{ overflowY: 'auto' }}>
        <SuggestInput look={{}} found={answer('found')} onPick={() => {}} defaultValue="" />
      </div>,
    );
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'conta' } });
    const { dataset, style } = screen.getByRole('listbox');
    expect(dataset.above).toBeDefined();
    expect(style.getPropertyValue('--room')).toBe('284px');
  });

  it('stands under its field where over it there is even less', () => {
    expect(open(120, 160).isAbove).toBe(false);
  });
});

it('says what suggestions stand among, and names their parts apart', () => {
  const places = [
    { key: '1', label: 'Luce', hint: '#luce', group: 'In questa pagina' },
    { key: '2', label: 'Gas', hint: '#gas', group: 'In questa pagina' },
    { key: '3', label: 'Luce', hint: '/luce', group: 'Nel sito' },
  ];
  render(
    <SuggestInput look={{}} found={answer('found', places)} onPick={() => {}} defaultValue="" />,
  );
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'luce' } });
  expect(screen.getAllByText('In questa pagina')).toHaveLength(1);
  expect(screen.getByText('Nel sito')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'Luce, #luce' })).toBeTruthy();
});
