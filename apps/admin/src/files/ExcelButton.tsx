import { IconFileSpreadsheet } from '@tabler/icons-react';
import { ApiRefusal, ApiUnreachable } from '@traiteur/contract/wire/client.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { type ExportedFile, exportName } from '@traiteur/domain/house/export-names.ts';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useFront } from '@traiteur/front/front.ts';
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
  const name = days && exportName(file, locale, ...days);
  const { saving } = useSaving(async (signal) => {
    const place = name && (await saveFile({ browser, name, open, signal }));
    if (place) toast.success(words('saved', { name: place }));
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
