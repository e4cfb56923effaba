import { exportedRows } from '@traiteur/contract/statement/list-export.ts';
import { dataAge } from '@traiteur/contract/statement/operation.ts';
import { momentOf } from '@traiteur/front/queries/with-age.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { exportName } from '@traiteur/domain/house/export-names.ts';
import { saveFile } from '../../files/save-file.ts';
import { rowCounter } from './count-rows.ts';
import type { ClientQuery } from './use-client-filters.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useLocale } from 'use-intl';

/** Clients written so far, and in all. */
export interface Written {
  written: number;
  total: number;
  /** The moment of data that lag. */
  asOf?: string | undefined;
}

/** Saves the filtered clients as an Excel file and returns its name. */
export function useSaveClients(query: ClientQuery) {
  const { api, browser, settings } = useFront();
  const locale = useLocale();
  return (signal: AbortSignal, tell: (progress: Written) => void) => {
    async function open(until: AbortSignal): Promise<Response> {
      const answer = await api.call('client-exports', 'exportClients', query, undefined, { signal: until });
      const total = Number(answer.headers.get(exportedRows));
      const asOf = momentOf(Number(answer.headers.get(dataAge)));
      tell({ written: 0, total, asOf });
      // The first row holds the headings.
      const counter = rowCounter((rows) => tell({ written: Math.min(Math.max(rows - 1, 0), total), total, asOf }));
      return new Response(answer.body?.pipeThrough(counter));
    }
    return saveFile({
      browser,
      name: exportName('clients', locale, today(new Date(), settings.timeZone)),
      open,
      signal,
    });
  };
}
