import type { Attributes, AttributeValue } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace-node';

/** Queries carry what visitors typed: forms' data, searches, tokens. */
const QUERY = /(?:\?|%3f)[^\s"'<>]*/gi;
/** Addresses' paths and errors' messages may name them too. */
const MAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
/** Nine digits or more: phone numbers, supply points; dates and ports are shorter. */
const LONG_NUMBER = /\d(?:(?:[ -]|%20)?\d){8,}/g;

/** A text of a span without queries, mail addresses and long numbers. */
export const discreetText = (text: string): string =>
  text.replace(QUERY, '').replace(MAIL, '…').replace(LONG_NUMBER, '…');

/** A copy of the span whose name, attributes, events and status hold no personal data. */
export function discreet(span: ReadableSpan): ReadableSpan {
  const { message } = span.status;
  return {
    kind: span.kind,
    spanContext: () => span.spanContext(),
    parentSpanContext: span.parentSpanContext,
    startTime: span.startTime,
    endTime: span.endTime,
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
    name: discreetText(span.name),
    attributes: discreetAttributes(span.attributes),
    status: message ? { ...span.status, message: discreetText(message) } : span.status,
    events: span.events.map((event) => ({
      ...event,
      name: discreetText(event.name),
      attributes: event.attributes && discreetAttributes(event.attributes),
    })),
    links: span.links.map((link) => ({
      ...link,
      attributes: link.attributes && discreetAttributes(link.attributes),
    })),
  };
}

/** `url.query` is nothing but a query, without the question mark that would tell. */
const discreetAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => name !== 'url.query')
      .map(([name, value]) => [name, discreetValue(value)]),
  );

function discreetValue(value: AttributeValue | undefined): AttributeValue | undefined {
  if (typeof value === 'string') return discreetText(value);
  if (!Array.isArray(value)) return value;
  return value.map((one) => (typeof one === 'string' ? discreetText(one) : one)) as AttributeValue;
}
