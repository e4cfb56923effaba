import type { MailPreview } from '@traiteur/contract/mails/mails.ts';
import type { Locale } from '@traiteur/domain/language.ts';
import type { MailKind } from '@traiteur/domain/mails/mail-kinds.ts';
import type { Services } from '../core/services.ts';
import { mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { getOrder } from '../orders/read/order-rows.ts';
import type { DueMail } from './mail-rows.ts';
import { orderLetter } from './order-letter.ts';
import { sampleOrder } from './sample-order.ts';

type House = Pick<Services, 'db' | 'house' | 'brand'>;

/** The mail to a client, of the order as it stands now. */
export async function writeMail(
  { id, sendings, orderId, kind, refund, recipient }: DueMail,
  house: House,
  from: string,
): Promise<Mail> {
  const { firstName, lastName, email, locale } = recipient;
  const letter = orderLetter(
    { ...(await getOrder(house.db, orderId)), refund: refund ?? undefined },
    { kind, locale, ...house },
  );
  const to = { name: `${firstName} ${lastName}`, address: email };
  // Its own for good, but for one that somebody wants to have sent again.
  const messageId = `<order-mail-${id}-${sendings}@${from.split('@').at(-1)}>`;
  return { ...mailOf(to, letter), messageId };
}

/**
 * What such a mail says, of that order or of one made up for it.
 * @throws {Refusal} `not-found`
 */
export async function previewMail(
  { kind, locale, orderId }: { kind: MailKind; locale: Locale; orderId?: number | undefined },
  house: House,
): Promise<MailPreview> {
  const sample = kind === 'refunded' ? { ...sampleOrder, refund: 1190 } : sampleOrder;
  const order = orderId === undefined ? sample : await getOrder(house.db, orderId);
  const {
    subject,
    text,
    html = '',
  } = mailOf({ name: '', address: '' }, orderLetter(order, { kind, locale, ...house }));
  return { subject, text, html };
}
