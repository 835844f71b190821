import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-node';
import { log } from '../config/log.ts';
import { discreet } from './discreet-span.ts';

/**
 * The only way out for spans: none leaves with what a visitor typed. A collector that doesn't take
 * them is told of once, not at every batch.
 */
export class DiscreetExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  #failing = false;

  constructor(exporter: SpanExporter) {
    this.#exporter = exporter;
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans.map(discreet), (result) => {
      this.#tell(result);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  async forceFlush(): Promise<void> {
    await this.#exporter.forceFlush?.();
  }

  #tell({ code, error }: ExportResult): void {
    const failing = code === ExportResultCode.FAILED;
    if (failing === this.#failing) return;
    this.#failing = failing;
    if (failing) log.warn({ reason: String(error) }, 'traces are not taken; they are dropped');
    else log.info('traces are taken again');
  }
}
