// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import VideoFrame from './VideoFrame.island.tsx';

afterEach(cleanup);

const show = () =>
  render(<VideoFrame code="albaviva-01" title="La bolletta" buttonLabel="Guarda il video" />);

it('loads nothing of the video’s host before a click', () => {
  const { container } = show();
  expect(container.querySelectorAll('iframe, img, script, link')).toHaveLength(0);
});

it('loads the player in a frame after a click and moves the focus there', () => {
  const { container } = show();
  fireEvent.click(screen.getByRole('button', { name: /Guarda il video/ }));
  const frame = container.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube-nocookie.com/embed/albaviva-01?autoplay=1');
  expect(frame?.title).toBe('La bolletta');
  expect(document.activeElement).toBe(frame);
});
