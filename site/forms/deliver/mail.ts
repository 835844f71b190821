import { domainToASCII } from 'node:url';
import { formDefinitions } from '@generated/visitor-forms/definitions.ts';
import type { FieldDefinition, FormDefinition } from '@renderer/forms/definition.ts';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { isAddress } from '../address.ts';
import { type Delivery, PutOff, type Submission } from '../outbox/submission.ts';
import type { Deliver } from '../outbox/worker.ts';

/** Beyond these a server counts as not answering; the delivery is tried again (ms). */
const CONNECT = 15_000;
const SILENCE = 60_000;

/** Delivers by SMTP. */
export function mailDelivery(options: { smtpUrl: string; from: string; siteOrigin: string }): {
  deliver: Deliver;
  close(): void;
} {
  const transport = nodemailer.createTransport({
    url: options.smtpUrl,
    connectionTimeout: CONNECT,
    greetingTimeout: CONNECT,
    socketTimeout: SILENCE,
    // A submission's text must never name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(delivery) {
      const info = await transport.sendMail(composeMail(delivery, options));
      const errors = info.rejectedErrors ?? [];
      const later = errors.filter(({ responseCode = 0 }) => responseCode < 500);
      // The others have it: a second try for all would be a second mail to them.
      if (later.length > 0) throw new PutOff(later.map(({ recipient }) => String(recipient)));
      const rejected = (info.rejected ?? []).map(String);
      return rejected.length > 0 ? `Rifiutati: ${rejected.join(', ')}` : '';
    },
    close: () => transport.close(),
  };
}

/**
 * The mail of a submission. Its Message-ID is always the same, so that whoever receives a repeated
 * one can tell; only an administrator's resend has a new one.
 */
export function composeMail(
  delivery: Delivery,
  { from, siteOrigin }: { from: string; siteOrigin: string },
): SendMailOptions {
  const { submission, receivedAt, resends, remaining } = delivery;
  const { id, email, subject, file } = submission;
  const to = remaining ?? submission.to;
  const cc = remaining ? [] : submission.cc;
  const mark = resends > 0 ? `.${resends}` : '';
  const host = domainToASCII(new URL(siteOrigin).hostname) || 'localhost';
  return {
    from,
    to: to.map((address) => ({ name: '', address })),
    cc: cc.map((address) => ({ name: '', address })),
    // An address of its own object is never parsed: nothing in it can become a second one.
    replyTo: isAddress(email) ? { name: nameOf(submission), address: email } : undefined,
    subject: oneLine(subject),
    text: textOf(submission, receivedAt),
    date: receivedAt,
    messageId: `<${id}${mark}@${host}>`,
    attachments: file
      ? [{ filename: file.name, content: Buffer.from(file.body), contentType: file.type }]
      : [],
  };
}

function textOf(submission: Submission, receivedAt: Date): string {
  const definition: FormDefinition | undefined = Object.hasOwn(formDefinitions, submission.form)
    ? formDefinitions[submission.form as keyof typeof formDefinitions]
    : undefined;
  const lines = (definition?.fields ?? []).flatMap((field) => {
    const value = submission.fields[field.name];
    return value === undefined ? [] : [`${field.label.replace(/\.$/, '')}: ${shown(field, value)}`];
  });
  const when = receivedAt.toLocaleString('it-IT', { timeZone: 'Europe/Rome' });
  return `${lines.join('\n')}\n\n-- \nModulo: ${definition?.displayName ?? submission.form}\nPagina: ${submission.page}\nRicevuto: ${when}\nRiferimento: ${submission.id}\n`;
}

function shown(field: FieldDefinition, value: string | boolean): string {
  if (typeof value === 'boolean') return value ? 'Sì' : 'No';
  const text = field.options?.find((option) => option.value === value)?.label ?? value;
  return field.input === 'textarea' ? `\n${text.replace(/^/gm, '  ')}` : text;
}

function nameOf({ fields }: Submission): string {
  const parts = [fields.nome ?? fields.name, fields.cognome ?? fields.surname];
  return oneLine(parts.filter((part) => typeof part === 'string').join(' '));
}

/** A header's value: one line without control characters, whatever came in. */
export function oneLine(value: string): string {
  return value
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 250);
}
