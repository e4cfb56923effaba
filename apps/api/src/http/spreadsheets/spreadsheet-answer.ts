import type { Readable } from 'node:stream';
import { spreadsheetType } from '@traiteur/contract/statement/fields.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';

export function spreadsheetAnswer(
  name: string,
  file: Uint8Array | Readable,
  headers: Record<string, string> = {},
): FileAnswer {
  const answer = {
    mediaType: spreadsheetType,
    headers: { 'content-disposition': `attachment; filename="${name}"`, 'cache-control': 'no-store', ...headers },
  };
  return file instanceof Uint8Array ? { ...answer, bytes: file } : { ...answer, body: file };
}
