import {
  InMemorySpanExporter,
  NodeTracerProvider,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { expect, it } from 'vitest';
import { discreet, discreetText } from './discreet-span.ts';

it.each([
  ['GET /contatti?data=eyJub21lIjoi', 'GET /contatti'],
  ['fetch GET https://cms.example/wp-json/search?search=rossi&page=2', undefined],
  ['The CMS does not answer "/search?search=x", now', 'The CMS does not answer "/search", now'],
  ['/contatti%3Fdata%3Dzoe', '/contatti'],
  ['/x/zoe.rossi+1@posta.example/y', '/x/…/y'],
  ['/x/zoe%40posta.example', '/x/…'],
  ['/x/+39 345 678 9012', '/x/+…'],
  ['/x/345%20678%209012', '/x/…'],
  ['/news/2026-11-23-apre-novara', '/news/2026-11-23-apre-novara'],
  ['http://127.0.0.1:3001/wordpress/wp-json', 'http://127.0.0.1:3001/wordpress/wp-json'],
  ['/[[...path]]', '/[[...path]]'],
])('%s is told as %s', (text, told = 'fetch GET https://cms.example/wp-json/search') => {
  expect(discreetText(text)).toBe(told);
});

it('a span keeps what it says of its work, and nothing a visitor typed is anywhere in it', () => {
  const memory = new InMemorySpanExporter();
  const provider = new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(memory)] });
  const span = provider.getTracer('test').startSpan('GET /cerca?q=SEGRETO', {
    attributes: {
      'http.target': '/cerca?q=SEGRETO',
      'url.query': 'q=SEGRETO',
      'http.status_code': 500,
      tags: ['a?b=SEGRETO', 'c'],
    },
    links: [
      {
        context: { traceId: '1'.repeat(32), spanId: '2'.repeat(16), traceFlags: 1 },
        attributes: { of: '/?SEGRETO' },
      },
    ],
  });
  span.addEvent('asked /?SEGRETO', { of: '/?SEGRETO' });
  span.recordException(new Error('No answer to /search?search=SEGRETO'));
  span.setStatus({ code: 2, message: 'No answer to /search?search=SEGRETO' });
  span.end();
  const [taken] = memory.getFinishedSpans();
  if (!taken) throw new Error('no span');
  const told = discreet(taken);
  expect(JSON.stringify({ ...told, resource: null })).not.toContain('SEGRETO');
  expect(told.name).toBe('GET /cerca');
  expect(told.attributes).toEqual({
    'http.target': '/cerca',
    'http.status_code': 500,
    tags: ['a', 'c'],
  });
  expect(told.status).toEqual({ code: 2, message: 'No answer to /search' });
  // What is not text stands, whatever a next version of the library adds.
  const members = (one: object) => Object.keys(one).filter((name) => !name.startsWith('_'));
  expect(members(told)).toEqual(expect.arrayContaining(members(taken)));
  expect(told.spanContext()).toEqual(taken.spanContext());
  expect([told.duration, told.ended]).toEqual([taken.duration, taken.ended]);
});
