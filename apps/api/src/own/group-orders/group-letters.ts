import type { HostedGuest } from '@traiteur/contract/own/group-orders.ts';
import { refusalStatus, type RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import { groupLinkOf, groupOrderOf, siteOrderOf } from '@traiteur/contract/site/site-addresses.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import { longDay } from '@traiteur/domain/dates/long-day.ts';
import { writtenMoment } from '@traiteur/domain/dates/written-moment.ts';
import { writtenSpan } from '@traiteur/domain/dates/written-time.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { languageTag, type Locale } from '@traiteur/domain/text/language.ts';
import { groupLetters } from '@traiteur/words/own/group-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import type { Services } from '../../core/services.ts';
import { sentenceOf } from '../../http/refusal-sentences.ts';
import { type LetterSection, mailOf } from '../../mail/letter.ts';
import type { Mail } from '../../mail/mailer.ts';
import type { GuestOfLetter, HostOfLetter, LetterOrder } from './letter-rows.ts';

type House = Pick<Services, 'house' | 'brand' | 'siteUrl'>;

const writing = (order: LetterOrder, locale: Locale, { house, brand }: House) => {
  const say = translatorOf(groupLetters, locale);
  const values = {
    host: order.hostName,
    date: longDay(order.date, locale, house.english),
    span: writtenSpan(order.start, order.end, languageTag(locale, house.english)),
    moment: writtenMoment(order.deadline, locale, house),
  };
  const money = (cents: number) => formatMoney(cents, house.currency, locale);
  const dishRow = ({ name, sizeName, quantity }: HostedGuest['dishes'][number]) =>
    say('dish', { quantity: String(quantity), dish: name[locale], size: sizeName[locale] });
  return { say, values, money, dishRow, letter: { brand, locale } };
};

const boxOf = ({ name, email }: GuestOfLetter) => ({ name, address: email });

/** Says who asked. */
export function reminderMail(order: LetterOrder, guest: GuestOfLetter, token: string, services: House): Mail {
  const { say, values, letter } = writing(order, guest.locale, services);
  return mailOf(boxOf(guest), {
    ...letter,
    subject: say('reminder.subject', values),
    opening: [say('greeting', { name: guest.name }), say('reminder.asked', values)],
    button: { label: say('reminder.choose'), url: groupLinkOf(services.siteUrl, guest.locale, token) },
    closing: [say('reminder.until', values), say('reminder.why', values)],
  });
}

export function guestMail(order: LetterOrder, guest: GuestOfLetter, services: House): Mail {
  const { say, values, money, dishRow, letter } = writing(order, guest.locale, services);
  const [orderedDishes, droppedDishes] = [true, false].map((isOrdered) =>
    order.state === 'placed' ? guest.dishes.filter(({ isDropped }) => isDropped !== isOrdered) : [],
  );
  const kind = kindFor(order, guest);
  const rowsOf = (dishes: GuestOfLetter['dishes'] = []) =>
    dishes.map((dish) => ({ text: dishRow(dish), value: money(dish.total) }));
  const sections: LetterSection[] = [
    { title: say('ordered.title'), rows: rowsOf(orderedDishes) },
    { title: say('partly.dropped'), rows: rowsOf(droppedDishes) },
  ];
  return mailOf(boxOf(guest), {
    ...letter,
    subject: say(`${kind}.subject`, values),
    opening: [say('greeting', { name: guest.name }), say(`${kind}.happened`, values)],
    sections: sections.filter(({ rows }) => rows.length > 0),
    closing: kind === 'partly' ? [say('partly.next')] : [],
  });
}

/** Names their own dishes alone. */
export function scarceMail(order: LetterOrder, guest: GuestOfLetter, token: string, services: House): Mail {
  const { say, values, dishRow, letter } = writing(order, guest.locale, services);
  const rows = guest.dishes.filter(({ isScarce }) => isScarce).map((dish) => ({ text: dishRow(dish) }));
  return mailOf(boxOf(guest), {
    ...letter,
    subject: say('scarce.subject', values),
    opening: [say('greeting', { name: guest.name }), say('scarce.happened', values)],
    sections: [{ title: say('scarce.title'), rows }],
    button: { label: say('scarce.choose'), url: groupLinkOf(services.siteUrl, guest.locale, token) },
    closing: [say('scarce.otherwise')],
  });
}

/** Names no address: whoever has the link may have joined. */
export function movedMail(
  order: LetterOrder,
  guest: GuestOfLetter,
  { token, isElsewhere }: { token: string; isElsewhere: boolean },
  services: House,
): Mail {
  const { say, values, letter } = writing(order, guest.locale, services);
  return mailOf(boxOf(guest), {
    ...letter,
    subject: say('moved.subject', values),
    opening: [say('greeting', { name: guest.name }), say('moved.happened', values)],
    button: { label: say('moved.see'), url: groupLinkOf(services.siteUrl, guest.locale, token) },
    closing: isElsewhere ? [say('moved.elsewhere', values)] : [],
  });
}

/** What they paid themselves is told when it is given back. */
export function cancelMail(order: LetterOrder, guest: GuestOfLetter, services: House): Mail {
  const { say, values, letter } = writing(order, guest.locale, services);
  return mailOf(boxOf(guest), {
    ...letter,
    subject: say('cancelled.subject', values),
    opening: [say('greeting', { name: guest.name }), say('cancelled.happened', values)],
    closing: [],
  });
}

/** Of what a guest paid above the budget. */
export function refundMail(order: LetterOrder, guest: GuestOfLetter, amount: number, services: House): Mail {
  const { say, values, money, letter } = writing(order, guest.locale, services);
  return mailOf(boxOf(guest), {
    ...letter,
    subject: say('refunded.subject', values),
    opening: [say('greeting', { name: guest.name }), say('refunded.happened', { ...values, amount: money(amount) })],
    closing: [say('refunded.when')],
  });
}

function kindFor({ state }: LetterOrder, { dishes }: GuestOfLetter): 'ordered' | 'partly' | 'missed' | 'notOrdered' {
  if (dishes.length === 0) return 'missed';
  if (state !== 'placed' && !dishes.some(({ isDropped }) => isDropped)) return 'notOrdered';
  return dishes.some(({ isDropped }) => isDropped) ? 'partly' : 'ordered';
}

/** One sentence for all that was left out: why a dish did not suit a guest is theirs alone. */
export function hostMail(order: LetterOrder, host: HostOfLetter, services: House): Mail {
  const { locale } = host;
  const { say, values, money, dishRow, letter } = writing(order, locale, services);
  const state = order.state === 'open' || order.state === 'cancelled' ? 'opened' : order.state;
  const why = isCode(order.reason)
    ? sentenceOf(order.reason, undefined, { locale, ...services.house })
    : say('host.belowMinimum');
  const guestRows = order.guests.flatMap(({ name, dishes }) => {
    const served = dishes.filter(({ isDropped }) => !isDropped);
    const total = served.reduce((sum, dish) => sum + dish.total, 0);
    return served.length > 0 ? [{ text: `${name} – ${served.map(dishRow).join(', ')}`, value: money(total) }] : [];
  });
  const droppedRows = order.guests.flatMap(({ name, dishes }) =>
    dishes.filter(({ isDropped }) => isDropped).map((dish) => ({ text: `${name} – ${dishRow(dish)}` })),
  );
  const missingRows = order.guests.filter(({ dishes }) => dishes.length === 0).map(({ name }) => ({ text: name }));
  const sections: LetterSection[] = [
    { title: say('host.guests'), rows: guestRows },
    { title: say('host.dropped'), rows: droppedRows },
    { title: say('host.nobody'), rows: missingRows },
  ];
  const url =
    order.orderId === null
      ? groupOrderOf(services.siteUrl, locale, order.id)
      : siteOrderOf(services.siteUrl, locale, order.orderId);
  return mailOf(
    { name: order.hostName, address: host.email },
    {
      ...letter,
      subject: say(`host.${state}.subject`, values),
      opening: [
        say('greeting', { name: calledName(host) }),
        say(`host.${state}.happened`, { ...values, why, number: order.orderNumber ?? '' }),
      ],
      button: { label: say('host.see'), url },
      sections: state === 'opened' ? [] : sections.filter(({ rows }) => rows.length > 0),
      closing: [],
    },
  );
}

/** While there is time to change it. */
export function obstacleMail(order: LetterOrder, host: HostOfLetter, obstacle: string, services: House): Mail {
  const { say, values, letter } = writing(order, host.locale, services);
  const why = isCode(obstacle) ? sentenceOf(obstacle, undefined, { locale: host.locale, ...services.house }) : '';
  return mailOf(
    { name: order.hostName, address: host.email },
    {
      ...letter,
      subject: say('host.obstacle.subject', values),
      opening: [say('greeting', { name: calledName(host) }), say('host.obstacle.happened', { ...values, why })],
      button: { label: say('host.see'), url: groupOrderOf(services.siteUrl, host.locale, order.id) },
      closing: [],
    },
  );
}

/** Amounts are not kept: the sentence of the zone's minimum wants them, and the page of the group order says more. */
const isCode = (reason: string): reason is Exclude<RefusalCode, 'below-minimum-order'> =>
  reason in refusalStatus && reason !== 'below-minimum-order';
