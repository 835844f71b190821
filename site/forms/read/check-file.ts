import { WRONG_FILE } from '@renderer/forms/field-errors.ts';
import { fileTypeFromBuffer } from 'file-type';
import { FormError } from '../form-error.ts';

export interface CheckedFile {
  extension: 'pdf' | 'doc' | 'docx';
  type: string;
}

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Name of the one stream every Word document has, as its directory spells it. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** What a curriculum is by its content, whatever its name says; FormError 415 for other content. */
export async function checkFile(bytes: Buffer): Promise<CheckedFile> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.mime === 'application/pdf') return { extension: 'pdf', type: found.mime };
  if (found?.mime === DOCX) return { extension: 'docx', type: DOCX };
  if (found?.mime === 'application/x-cfb' && bytes.includes(WORD_STREAM)) {
    return { extension: 'doc', type: 'application/msword' };
  }
  throw new FormError(415, WRONG_FILE);
}
