import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FormDefinition } from '@renderer/forms/definition.ts';
import { tooLarge } from '@renderer/forms/field-errors.ts';
import { plainNumbers } from '@renderer/forms/plain-numbers.ts';
import busboy from 'busboy';
import { FormError } from '../form-error.ts';

/** Longest body without a file, in bytes. */
export const MAX_BODY = 64 * 1024;
/** Beside the file's own bytes a multipart body has its fields and boundaries. */
const MULTIPART_ROOM = 128 * 1024;
const MAX_FIELDS = 60;

export interface PostedFile {
  field: string;
  /** As the visitor's machine calls it: told, never used as a name on disk. */
  name: string;
  bytes: Buffer;
}

export interface PostedBody {
  values: Record<string, unknown>;
  file: PostedFile | undefined;
}

/**
 * Reads a form's body: JSON, URL-encoded or, where the form has a file, multipart. Throws FormError
 * 415 for another type, 413 past the caps, 400 for what cannot be read.
 */
export async function readBody(
  body: Readable,
  headers: IncomingHttpHeaders,
  definition: Pick<FormDefinition, 'fields'>,
): Promise<PostedBody> {
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const file = definition.fields.find((field) => field.input === 'file');
  const cap = file ? (file.maxBytes ?? 0) + MULTIPART_ROOM : MAX_BODY;
  if (Number(headers['content-length'] ?? 0) > cap) throw tooMuch(file?.maxBytes);
  if (type === 'application/json' && !file) return readJson(await collect(body, cap));
  const multipart = type === 'multipart/form-data' && file;
  if (!multipart && (type !== 'application/x-www-form-urlencoded' || file)) {
    throw new FormError(415, 'Tipo di contenuto non ammesso.');
  }
  const posted = await readFields({
    body,
    headers,
    cap,
    file: file && { field: file.name, max: file.maxBytes ?? 0 },
  });
  // As a visitor wrote them: scripts, which send JSON otherwise, have made numbers plain.
  return { ...posted, values: plainNumbers(definition, posted.values) };
}

function tooMuch(maxFile?: number): FormError {
  return new FormError(413, maxFile ? tooLarge(maxFile) : 'La richiesta è troppo grande.');
}

async function collect(body: Readable, cap: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += (chunk as Buffer).length;
      if (size > cap) throw tooMuch();
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (error instanceof FormError) throw error;
    throw new FormError(400, 'L’invio si è interrotto.');
  }
  return Buffer.concat(chunks);
}

function readJson(content: Buffer): PostedBody {
  let values: unknown;
  try {
    values = JSON.parse(content.toString('utf8'));
  } catch {
    throw new FormError(400, 'Il contenuto non è leggibile.');
  }
  if (typeof values !== 'object' || values === null || Array.isArray(values)) {
    throw new FormError(400, 'Il contenuto non è leggibile.');
  }
  return { values: values as Record<string, unknown>, file: undefined };
}

function readFields(source: {
  body: Readable;
  headers: IncomingHttpHeaders;
  cap: number;
  file: { field: string; max: number } | undefined;
}): Promise<PostedBody> {
  const { body, headers, cap, file } = source;
  return new Promise((resolve, reject) => {
    const values: Record<string, unknown> = Object.create(null);
    let posted: PostedFile | undefined;
    let size = 0;
    const fail = (error: FormError) => {
      body.unpipe(parser);
      body.off('data', measure);
      reject(error);
    };
    const unreadable = () => fail(new FormError(400, 'Il contenuto non è leggibile.'));
    const measure = (chunk: Buffer) => {
      size += chunk.length;
      if (size > cap) fail(tooMuch(file?.max));
    };
    let parser: ReturnType<typeof busboy>;
    try {
      parser = busboy({
        headers,
        defParamCharset: 'utf8',
        limits: {
          fields: MAX_FIELDS,
          fieldNameSize: 100,
          fieldSize: MAX_BODY,
          files: file ? 1 : 0,
          fileSize: file ? file.max + 1 : 0,
        },
      });
    } catch {
      reject(new FormError(400, 'Il contenuto non è leggibile.'));
      return;
    }
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) fail(tooMuch());
      else if (name in values) fail(new FormError(400, `Il campo «${name}» è ripetuto.`));
      else values[name] = value;
    });
    parser.on('fieldsLimit', () => fail(tooMuch()));
    parser.on('file', (field, stream, { filename }) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', unreadable);
      stream.on('close', () => {
        const bytes = Buffer.concat(chunks);
        if (field !== file?.field) return;
        if (bytes.length > file.max) fail(tooMuch(file.max));
        // Browsers send an empty, nameless part where no file was chosen.
        else if (filename || bytes.length > 0) posted = { field, name: filename ?? '', bytes };
      });
    });
    parser.on('error', unreadable);
    parser.on('close', () => resolve({ values, file: posted }));
    body.on('data', measure);
    body.on('error', unreadable);
    body.on('aborted', unreadable);
    body.pipe(parser);
  });
}
