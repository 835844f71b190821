import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorAddress } from '../server/visitor-address.ts';
import { admin } from './admin/admin.tsx';
import { ADMIN_PATH } from './admin/page.tsx';
import { type Endpoint, formEndpoints } from './endpoints.ts';
import type { FormReply, FormRequest } from './exchange.ts';
import { movePrefillToken } from './move-prefill-token.ts';
import type { Forms } from './runtime.ts';
import { SINK_PATH, sinkPage } from './sink/pages.tsx';

const LOOPBACK_ADDRESS = /^(?:127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/;
/** After an early answer the rest of a body is read for so long, so that the answer arrives (ms). */
const DRAIN = 10_000;

export type HandleForms = (
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
) => Promise<boolean>;

/** The forms' part of the front server; false for what is none of theirs. */
export function formsFront(forms: Forms): HandleForms {
  const { settings } = forms.context;
  const endpoints = formEndpoints(settings);
  return async (request, response, url) => {
    const path = decodeURIComponent(url.pathname).replace(/\/+$/, '');
    const exchange = (): FormRequest => ({
      method: request.method ?? 'GET',
      path,
      query: url.searchParams,
      headers: request.headers,
      body: request,
      address: visitorAddress(request, settings.trustProxy),
    });
    const endpoint: Endpoint | undefined = path === ADMIN_PATH ? admin : endpoints.get(path);
    if (endpoint) {
      answer(request, response, await endpoint(exchange(), forms.context));
      return true;
    }
    if (path === SINK_PATH && forms.sink && isLocal(request)) {
      answer(request, response, await sinkPage(exchange(), forms.sink));
      return true;
    }
    const moved = movePrefillToken(request, url, settings);
    if (moved) answer(request, response, moved);
    return moved !== undefined;
  };
}

function answer(request: IncomingMessage, response: ServerResponse, reply: FormReply): void {
  const unread = !request.complete;
  if (unread) {
    response.setHeader('connection', 'close');
    request.resume();
    setTimeout(() => request.destroy(), DRAIN).unref();
  }
  response.writeHead(reply.status, reply.headers);
  response.end(request.method === 'HEAD' ? undefined : reply.body);
}

/** Asked for on this very machine, under its own name, and through no proxy. */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  return (
    LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    headers['x-forwarded-for'] === undefined &&
    headers['x-forwarded-host'] === undefined &&
    headers.forwarded === undefined
  );
}
