import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { DiscreetExporter } from './discreet-exporter.ts';

/**
 * Sends the framework's spans (requests, rendering, calls to the CMS) over OTLP/HTTP as JSON, and
 * continues the trace a request's `traceparent` names. The standard OTEL_… variables set the rest:
 * endpoint, headers, sampler, batches, name of the service.
 */
export function startTracing(): void {
  const named = resourceFromAttributes({ 'service.name': 'energy-site' });
  const provider = new NodeTracerProvider({
    resource: named.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new DiscreetExporter(new OTLPTraceExporter()))],
  });
  // Not the default one: it would carry on `baggage`, whatever a visitor wrote into it.
  provider.register({ propagator: new W3CTraceContextPropagator() });
}
