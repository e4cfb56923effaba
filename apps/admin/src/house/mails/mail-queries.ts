import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { EventMailKind, MailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const mailKeys = nounKeys('mails');

export const mailSettingsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: mailKeys.answer('settings'), queryFn: () => api.call('mails', 'getMailSettings') });

export const keptLettersQuery = (api: ApiClient) =>
  queryOptions({ queryKey: mailKeys.answer('kept'), queryFn: () => api.call('mails', 'listKeptLetters') });

/** A mail of an order or about an invoice, or a sample. */
export type ShownMail =
  | { id: number; kind: MailKind; order: { number: string } | null; invoice: { number: string } | null }
  | { id?: undefined; kind: EventMailKind; order?: undefined; invoice?: undefined };

export const mailPreviewQuery = (api: ApiClient, mail: ShownMail, locale: Locale) =>
  queryOptions({
    queryKey: mailKeys.answer('preview', mail.kind, mail.id, locale),
    queryFn: () =>
      api.call(
        'mails',
        'previewMail',
        mail.id === undefined ? { kind: mail.kind, locale } : { mailId: mail.id, locale },
      ),
  });
