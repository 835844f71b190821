import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import { cleanValues } from '@renderer/forms/clean-values.ts';
import type { FormValues } from '@renderer/forms/definition.ts';
import fc from 'fast-check';
import nodemailer from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { hostile } from '../../../tests/support/hostile-text.ts';
import type { Submission } from '../outbox/submission.ts';
import { composeMail } from './mail.ts';

describe('a mail of hostile values', () => {
  const transport = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });

  it('has our headers and no other, whatever was typed', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, hostile, hostile, async (nome, subject, email) => {
        const fields = cleanValues(formDefinitions.pmi, { nome, cognome: subject }) as FormValues;
        const submission: Submission = {
          id: '6f1c1f6e-6a5c-4b0e-8f62-0d5a3a3f0c11',
          form: 'pmi',
          page: '/x',
          node: 'n',
          email: email.slice(0, 300),
          phone: '',
          subject: subject.slice(0, 2_000),
          to: ['a@b.example'],
          cc: [],
          fields,
          consents: [],
        };
        const mail = composeMail(
          { submission, channel: 'mail', attempts: 1, resends: 0, receivedAt: new Date(0) },
          { from: 'Sito <sito@b.example>', siteOrigin: 'https://www.example' },
        );
        const { message, envelope } = await transport.sendMail(mail);
        const head = (message as Buffer).toString('latin1').split('\r\n\r\n')[0] ?? '';
        const names = head
          .split('\r\n')
          .filter((line) => !/^[ \t]/.test(line))
          .map((line) => line.split(':')[0]?.toLowerCase());
        const known = [
          'from',
          'to',
          'reply-to',
          'subject',
          'message-id',
          'date',
          'mime-version',
          'content-type',
          'content-transfer-encoding',
        ];
        for (const name of names) expect(known).toContain(name);
        expect(new Set(names).size).toBe(names.length);
        expect(envelope.to).toEqual(['a@b.example']);
      }),
      { numRuns: 150 },
    );
  });
});
