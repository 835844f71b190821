import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface KeyValue {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

/** A span as OTLP/HTTP carries it in JSON; the members the tests look at. */
export interface SentSpan {
  traceId: string;
  parentSpanId?: string;
  name: string;
  attributes: KeyValue[];
}

interface Batch {
  resourceSpans: { resource: object; scopeSpans: { spans: SentSpan[] }[] }[];
}

export interface TraceSink {
  endpoint: string;
  batches: Batch[];
  spans(): SentSpan[];
  close(): void;
}

/** An OpenTelemetry collector that takes everything and keeps it. */
export async function startTraceSink(): Promise<TraceSink> {
  const batches: Batch[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url === '/v1/traces') batches.push(body as Batch);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    batches,
    spans: () =>
      batches.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const attribute = (span: SentSpan, name: string): string | undefined =>
  span.attributes.find(({ key }) => key === name)?.value.stringValue;
