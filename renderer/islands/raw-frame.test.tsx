// @vitest-environment happy-dom
import { publishConsent } from '@renderer/state/site-consent.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import RawFrame from './RawFrame.island.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  delete window.siteConsent;
});

const frame = (own = false) => (
  <RawFrame src="about:blank" title="Calcolatore" height={300} own={own} />
);
const consent = (thirdParty: boolean) =>
  act(() => publishConsent({ statistics: false, marketing: false, thirdParty }));
const shown = () => document.querySelector('iframe');

it('loads a third party’s content after a click, and moves the focus there', () => {
  render(frame());
  expect(shown()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Carica il contenuto' }));
  expect(document.activeElement).toBe(shown());
});

it('loads it by itself for who agreed to such content, now or before, and takes nobody’s focus', () => {
  render(frame());
  consent(false);
  expect(shown()).toBeNull();
  consent(true);
  expect(shown()).not.toBeNull();
  expect(document.activeElement).toBe(document.body);
  cleanup();
  render(frame());
  expect(shown()).not.toBeNull();
});

it('takes it away from who no longer agrees', () => {
  render(frame());
  consent(true);
  consent(false);
  expect(shown()).toBeNull();
});

it('shows the company’s own from the start, without code too', () => {
  expect(renderToStaticMarkup(frame(true))).toContain('<iframe');
  expect(renderToStaticMarkup(frame())).not.toContain('<iframe');
});

it('is as high as its content says, which it asks, heard from nobody else', () => {
  const inner = { postMessage: vi.fn() } as unknown as Window;
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inner);
  render(frame(true));
  expect(inner.postMessage).toHaveBeenCalledOnce();
  const say = (contentHeight: unknown, source: MessageEventSource) =>
    act(() => {
      window.dispatchEvent(new MessageEvent('message', { data: { contentHeight }, source }));
    });
  const height = () => shown()?.getAttribute('height');
  say(500, window);
  expect(height()).toBe('300');
  say(200.4, inner);
  expect(height()).toBe('201');
  say('x', inner);
  say(0, inner);
  expect(height()).toBe('201');
  say(1e9, inner);
  expect(height()).toBe('4000');
});
