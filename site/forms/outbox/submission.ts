import type { FormValues } from '@renderer/forms/definition.ts';

/** A checked submission, as it is stored. */
export interface Submission {
  id: string;
  form: string;
  page: string;
  node: string;
  /** Lower case; empty when the form has none. */
  email: string;
  /** E.164 where it can be; empty when the form has none. */
  phone: string;
  subject: string;
  to: string[];
  cc: string[];
  fields: FormValues;
  file?: { name: string; type: string; body: Uint8Array };
  consents: { consent: string; version: string; text: string }[];
}

export type Channel = 'mail' | 'crm';
export type DeliveryState = 'pending' | 'sending' | 'sent' | 'dead';

/** One thing to deliver, claimed by a worker. */
export interface Delivery {
  submission: Submission;
  channel: Channel;
  attempts: number;
  resends: number;
  /** Recipients that still wait for it; undefined when none has it yet. */
  remaining?: string[];
  receivedAt: Date;
}

/** Some recipients have it; the others were put off by their server, and alone get the next try. */
export class PutOff extends Error {
  constructor(readonly recipients: string[]) {
    super(`Rimandati: ${recipients.join(', ')}`);
  }
}
