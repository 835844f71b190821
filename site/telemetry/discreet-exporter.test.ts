import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { afterEach, expect, it, vi } from 'vitest';
import { log } from '../config/log.ts';
import { DiscreetExporter } from './discreet-exporter.ts';

afterEach(() => vi.restoreAllMocks());

it('tells once that spans are not taken, and once that they are again', () => {
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  const info = vi.spyOn(log, 'info').mockImplementation(() => {});
  let result: ExportResult = { code: ExportResultCode.SUCCESS };
  const inner = {
    export: (_spans, done) => done(result),
    shutdown: async () => {},
  } satisfies SpanExporter;
  const exporter = new DiscreetExporter(inner);
  const results: number[] = [];
  const send = () => exporter.export([], ({ code }) => results.push(code));
  send();
  result = { code: ExportResultCode.FAILED, error: new Error('refused') };
  for (let batch = 0; batch < 5; batch += 1) send();
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 0]);
  result = { code: ExportResultCode.SUCCESS };
  send();
  send();
  expect([warn.mock.calls.length, info.mock.calls.length]).toEqual([1, 1]);
  expect(results).toEqual([0, 1, 1, 1, 1, 1, 0, 0]);
});
