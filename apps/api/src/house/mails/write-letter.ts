import type { MailPreview } from '@traiteur/contract/house/mails.ts';
import type { OrderMessage } from '@traiteur/contract/orders/order-message.ts';
import { siteOrderOf } from '@traiteur/contract/site/site-addresses.ts';
import { paymentLinkOf } from '@traiteur/contract/money/payment-addresses.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { EventMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Reading } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';
import { type Letter, mailOf } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import { invoiceLetter } from './invoice-letter.ts';
import { makeLink } from '../../money/online-payments/payment-links.ts';
import { withoutGuestsHealth } from '../../orders/read/group-order.ts';
import { getOrder } from '../../orders/read/order-rows.ts';
import { type DueMail, type MailContent, mailContent, type OrderMailContent } from './mail-rows.ts';
import { messageLetter } from './message-letter.ts';
import { orderLetter } from './order-letter.ts';
import { sampleOrder } from './sample-order.ts';
import { termsOf } from './told-order.ts';
import { transferOf } from './transfer-section.ts';

type LetterServices = Reading & Pick<Services, 'siteUrl'>;

export async function writeMail(mail: DueMail, house: LetterServices, from: string): Promise<Mail> {
  const { id, sendings, content, recipient } = mail;
  const { name, email, locale } = recipient ?? { name: '', email: '', locale: 'fr' };
  // Made as the mail leaves, so that its secret is stored nowhere.
  const link =
    content.kind === 'payment_requested'
      ? await makeLink(house.db, { orderId: content.orderId, locale }, house)
      : undefined;
  const to = { name, address: email };
  // The same on each retry; a new one if staff send it again.
  const messageId = `<order-mail-${id}-${sendings}@${from.split('@').at(-1)}>`;
  return { ...mailOf(to, await letterOf(content, locale, house, link?.url ?? '')), messageId };
}

const letterOf = (content: MailContent, locale: Locale, house: LetterServices, url: string): Promise<Letter> =>
  'invoiceId' in content ? invoiceLetter({ ...content, locale }, house) : letterOfOrder(content, locale, house, url);

async function letterOfOrder(
  { orderId, kind, refund, message }: OrderMailContent,
  locale: Locale,
  house: LetterServices,
  url: string,
): Promise<Letter> {
  const order = withoutGuestsHealth(await getOrder(house.db, orderId));
  // An erased client's messages are blank.
  if (kind === 'message') return messageLetter(order, message ?? { subject: '', text: '' }, { ...house, locale });
  const request = kind === 'payment_requested' ? { due: order.due, url } : undefined;
  const transfer = await transferOf(order, kind, house);
  const terms = await termsOf(order, kind, house);
  const contents = { ...order, refund: refund ?? undefined, request, transfer, terms };
  if (order.source !== 'website') return orderLetter(contents, { ...house, kind, locale });
  // An order on the site implies an account there.
  const page = siteOrderOf(house.siteUrl, locale, order.id);
  const { kitchenNote, driverNote = '' } = order;
  return orderLetter({ ...contents, page, ownNotes: { kitchenNote, driverNote } }, { ...house, kind, locale });
}

interface PreviewRequest {
  kind: EventMailKind;
  locale: Locale;
  orderId?: number | undefined;
  mailId?: number | undefined;
}

/** Of a house that has not said its terms yet. */
const usualTerms = { shippingFee: 490, freeDeliveryFrom: null };

/** Of that mail, of that order, or of a sample order. @throws {Refusal} `not-found` */
export async function previewMail(
  { kind, locale, orderId, mailId }: PreviewRequest,
  house: LetterServices,
): Promise<MailPreview> {
  // A preview must not contain a working link.
  const url = paymentLinkOf(house.siteUrl, locale, '…');
  if (mailId !== undefined) {
    const mail = await mailContent(house.db, mailId);
    if (!mail) throw new Refusal('not-found');
    return previewOf(await letterOf(mail, locale, house, url));
  }
  if (orderId !== undefined)
    return previewOf(await letterOf({ orderId, kind, refund: null, message: null }, locale, house, url));
  const sample = sampleOrder((await configurationInForce(house.db, house.clock())) ?? usualTerms);
  const request = kind === 'payment_requested' ? { due: sample.due, url } : undefined;
  const refund = kind === 'refunded' ? 1190 : undefined;
  const page = siteOrderOf(house.siteUrl, locale, '…');
  return previewOf(orderLetter({ ...sample, refund, request, page }, { ...house, kind, locale }));
}

/** @throws {Refusal} `not-found` */
export async function previewOrderMessage(
  orderId: number,
  message: OrderMessage,
  house: LetterServices,
): Promise<MailPreview> {
  const order = await getOrder(house.db, orderId);
  return previewOf(messageLetter(order, message, { ...house, locale: order.clientLocale }));
}

function previewOf(letter: Letter): MailPreview {
  const { subject, text, html = '' } = mailOf({ name: '', address: '' }, letter);
  return { subject, text, html };
}
