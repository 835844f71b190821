import { createHmac, timingSafeEqual } from 'node:crypto';

/** `sha256=<hex>`: HMAC of the raw body with the secret shared with the CMS. */
export function sign(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** Whether the signature belongs to the body; takes the same time for any wrong one. */
export function verifySignature(body: string, secret: string, signature: string): boolean {
  const expected = Buffer.from(sign(body, secret));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
