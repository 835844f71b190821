import { revalidateTag } from 'next/cache';
import { afterEach, expect, it, vi } from 'vitest';
import { sign } from '../../../webhook/signature.ts';
import { POST } from './route.ts';

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }));
vi.mock('../../../webhook/warm.ts', () => ({ warmPages: vi.fn() }));

afterEach(() => vi.unstubAllEnvs());

it('makes pages stale, and ends what routes that nobody visits were answered', async () => {
  vi.stubEnv('WEBHOOK_SECRET', 'secret');
  const changes = [{ type: 'shop', path: '/punti-vendita/asti' }];
  const body = JSON.stringify({ sentAt: Date.now(), changes });
  const headers = { 'x-signature': sign(body, 'secret') };
  const answer = await POST(new Request('http://x', { method: 'POST', body, headers }));
  expect(answer.status).toBe(200);
  for (const tag of ['paths', 'type:shop', 'path:/punti-vendita/asti']) {
    expect(revalidateTag).toHaveBeenCalledWith(tag, 'max');
    expect(revalidateTag).toHaveBeenCalledWith(`at-once:${tag}`, { expire: 0 });
  }
});
