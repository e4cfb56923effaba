import { IconFileSpreadsheet } from '@tabler/icons-react';
import { dataAge } from '@traiteur/contract/statement/operation.ts';
import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type ExportedFile, exportName } from '@traiteur/domain/house/export-names.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { momentOf } from '@traiteur/front/queries/with-age.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { saveFile } from './save-file.ts';
import { useSaving } from './use-saving.ts';

interface ExcelButtonProps {
  file: ExportedFile;
  /** The days in the default file name; undefined while they are not known. */
  days: readonly LocalDate[] | undefined;
  open: (signal: AbortSignal) => Promise<Response>;
}

/** Saves what a screen shows, with its filters, as an Excel file. */
export function ExcelButton({ file, days, open }: ExcelButtonProps) {
  const words = useTranslations('files');
  const failureMessage = useFailureMessage();
  const { browser } = useFront();
  const locale = useLocale();
  const dates = useDates();
  const name = days && exportName(file, locale, ...days);
  const { saving } = useSaving(async (signal) => {
    let asOf: string | undefined;
    const openAged = async (until: AbortSignal) => {
      const answer = await open(until);
      asOf = momentOf(Number(answer.headers.get(dataAge)));
      return answer;
    };
    const place = name && (await saveFile({ browser, name, open: openAged, signal }));
    if (place)
      toast.success(
        asOf ? words('savedAsOf', { name: place, moment: dates.moment(asOf) }) : words('saved', { name: place }),
      );
    return place;
  });
  const save = () =>
    saving.mutate(undefined, {
      onError: (error) => {
        const isExplained = error instanceof ApiRefusal || error instanceof ApiUnreachable;
        toast.error(isExplained ? failureMessage(error) : words('interrupted'));
      },
    });
  return (
    <Button
      className="no-print"
      icon={<IconFileSpreadsheet size={18} aria-hidden />}
      busy={saving.isPending}
      disabled={!name}
      onClick={save}
    >
      {words('excel')}
    </Button>
  );
}
