import { sign } from '../../webhook/signature.ts';
import type { Deliver } from '../outbox/worker.ts';

const TIMEOUT = 15_000;

/** Delivers to the CRM's webhook: JSON, signed, with a key by which the CRM knows a repetition. */
export function crmDelivery({ url, secret }: { url: string; secret: string }): Deliver {
  return async ({ submission, receivedAt, resends }) => {
    const { id, form, page, fields, file } = submission;
    const body = JSON.stringify({
      id,
      form,
      page,
      receivedAt: receivedAt.toISOString(),
      fields,
      file: file && { name: file.name, type: file.type, size: file.body.length },
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': resends > 0 ? `${id}.${resends}` : id,
        'x-signature': sign(body, secret),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The CRM answered ${response.status}.`);
    return '';
  };
}
