import { queryOptions } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/wire/client.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import type { MailKind } from '@traiteur/domain/mails/mail-kinds.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';

export const mailKeys = nounKeys('mails');

/** Which mails leave. */
export const mailSettingsQuery = (api: Client) =>
  queryOptions({ queryKey: mailKeys.answer('settings'), queryFn: () => api.call('mails', 'getMailSettings') });

/** Which mail is looked at: of an order, or made up. */
export interface ShownMail {
  kind: MailKind;
  order?: { id: number; number: string };
}

/** What a mail says in that language. */
export const mailPreviewQuery = (api: Client, { kind, order }: ShownMail, locale: Locale) =>
  queryOptions({
    queryKey: mailKeys.answer('preview', kind, order?.id, locale),
    queryFn: () => api.call('mails', 'previewMail', { kind, locale, ...(order && { orderId: order.id }) }),
  });
