import { imports } from '@traiteur/contract/house/imports.ts';
import { isPermitted, personOf } from '../../core/caller.ts';
import { Refusal } from '../../core/refusal.ts';
import { handlersFor } from '../../http/handlers.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { refusedRowsFile, templateFile } from './import-files.ts';
import { getImport, importRows, listImports } from './import-rows.ts';
import { beginCheck, beginRun, beginUndo, cancelStep, setHeadingLine, setSheet } from './import-steps.ts';
import { importColumnsOf, importScopeOf } from './kinds/open-kind.ts';
import { getStoredImport } from './import-rows.ts';
import { faultSentence } from './row-faults.ts';
import { insertImport } from './upload-import.ts';

export const importsApi = handlersFor(imports, {
  listImports: async ({ query }, { db }) => ({ items: await listImports(db, query.noun) }),
  async uploadImport({ body: { noun, fileName, base64 } }, { db, caller, clock, locale }) {
    if (!isPermitted(importScopeOf(noun), caller)) throw new Refusal('not-allowed');
    const upload = { noun, fileName, bytes: Buffer.from(base64, 'base64') };
    const saving = { by: personOf(caller), now: clock() };
    const id = await inTransaction(db, (transaction) => insertImport(transaction, upload, saving));
    return getImport(db, id, locale);
  },
  getImport: ({ params }, { db, locale }) => getImport(db, params.id, locale),
  async setSheet({ params: { id }, body }, { db, locale }) {
    await inTransaction(db, (transaction) => setSheet(transaction, id, body.sheet));
    return getImport(db, id, locale);
  },
  async setHeadingLine({ params: { id }, body }, { db, locale }) {
    await inTransaction(db, (transaction) => setHeadingLine(transaction, id, body.headingLine));
    return getImport(db, id, locale);
  },
  async previewImport({ params: { id }, body }, { db, locale }) {
    await inTransaction(db, (transaction) => beginCheck(transaction, id, body));
    return getImport(db, id, locale);
  },
  async listImportRows({ params: { id }, query }, { db, locale, house }) {
    const row = await getStoredImport(db, id);
    const columns = await importColumnsOf(db, row.noun);
    const labelOf = (key: string | null) => columns.find((column) => column.key === key)?.name[locale === 'fr' ? 0 : 1];
    const afterNumber = /^\d{1,9}$/.test(query.after ?? '') ? Number(query.after) : 0;
    const rows = await importRows(db, row, { state: query.state, after: afterNumber, limit: query.limit + 1 });
    const items = rows
      .slice(0, query.limit)
      .flatMap(({ number, from_line, cells, state, record_id: recordId, faults }) => {
        const faultsTold = faults.map((fault) => ({
          column: fault.column,
          label: labelOf(fault.column) ?? '',
          message: faultSentence(fault, { ...house, locale }),
        }));
        return state ? [{ number: from_line ?? number, cells, state, recordId, faults: faultsTold }] : [];
      });
    return { items, next: rows.length > query.limit ? String(rows[query.limit - 1]?.number) : null };
  },
  async runImport({ params: { id }, body }, { db, locale }) {
    await inTransaction(db, (transaction) => beginRun(transaction, id, body.allOrNothing));
    return getImport(db, id, locale);
  },
  async cancelImport({ params: { id } }, { db, locale }) {
    await inTransaction(db, (transaction) => cancelStep(transaction, id));
    return getImport(db, id, locale);
  },
  async undoImport({ params: { id } }, { db, locale, clock }) {
    await inTransaction(db, (transaction) => beginUndo(transaction, id, clock()));
    return getImport(db, id, locale);
  },
  exportRefusedRows: ({ params }, { db, house, locale }) => refusedRowsFile(db, params.id, { ...house, locale }),
  getImportTemplate: ({ params }, { db, house, locale }) => templateFile(db, params.noun, { ...house, locale }),
});
