// @vitest-environment happy-dom

import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FocusPicker } from './FocusPicker.tsx';

afterEach(cleanup);

function open(disabled = false) {
  const onChange = vi.fn();
  const { container } = render(
    <FocusPicker url="/foto.webp" focus={[50, 50]} disabled={disabled} onChange={onChange} />,
  );
  const frame = container.querySelector('img')?.parentElement;
  if (!frame) throw new Error('no image');
  vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100));
  return { frame, onChange };
}
const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1 });

describe('the focal point', () => {
  it('is where the image is pressed, and goes with the drag, never out of the image', () => {
    const { frame, onChange } = open();
    fireEvent.pointerMove(frame, at(110, 110));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.pointerDown(frame, at(140, 180));
    fireEvent.pointerMove(frame, at(200, 150));
    fireEvent.pointerMove(frame, at(400, 20));
    expect(onChange.mock.calls).toEqual([[[20, 80]], [[50, 50]], [[100, 0]]]);
  });

  it('stays where it is in a locked block', () => {
    const { frame, onChange } = open(true);
    fireEvent.pointerDown(frame, at(140, 180));
    fireEvent.pointerMove(frame, at(200, 150));
    expect(onChange).not.toHaveBeenCalled();
  });
});
