import type { Locale } from '@traiteur/domain/text/language.ts';
import { wholeUnitsOf } from '@traiteur/domain/money/money.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { clientExports } from '@traiteur/words/clients/client-exports.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import type { exportedAllergens, ExportedClient } from './client-export-rows.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import {
  type SpreadsheetColumn,
  spreadsheetFormats,
  type Writing,
} from '../../http/spreadsheets/spreadsheet-columns.ts';

type Name = keyof typeof clientExports.columns;
type Column = Omit<SpreadsheetColumn<ExportedClient>, 'heading'>;

const text = (width: number, value: (client: ExportedClient) => string | null): Column => ({
  width,
  format: '@',
  value,
});

const lines = (width: number, value: (client: ExportedClient) => string | null): Column => ({
  ...text(width, value),
  wraps: true,
});

/** Without the time, which would hide it from a filter by day. */
const dayOf = (clock: Date) => new Date(`${clock.toISOString().slice(0, 10)}T00:00:00Z`);

export function clientColumns(
  locale: Locale,
  house: Writing,
  allergens: Awaited<ReturnType<typeof exportedAllergens>>,
): SpreadsheetColumn<ExportedClient>[] {
  const { columns: headings, locales, severities, unasked, yes, no } = catalogueOf(clientExports, locale);
  const wholeUnits = wholeUnitsOf(house.currency);
  const { integer, money, moment, day } = spreadsheetFormats(locale, house);
  const say = translatorOf(clientExports, locale);
  const allergensOf = ({ allergens: reactions }: Pick<ExportedClient, 'allergens'>) =>
    reactions.map(({ name, severity }) => `${name[locale]} (${severities[severity]})`).join(', ');
  const eaterText = (eater: ExportedClient['eaters'][number]) => {
    const reactionsText = allergensOf(eater) || (eater.allergiesAsked ? '' : unasked);
    return reactionsText ? say('eater', { name: eater.name, allergens: reactionsText }) : eater.name;
  };
  const columns: Record<Name, Column> = {
    firstName: text(16, ({ firstName }) => firstName),
    lastName: text(18, ({ lastName }) => lastName),
    email: text(32, ({ email }) => email),
    phone: text(18, ({ phone }) => readablePhone(phone).replaceAll('\u00a0', ' ')),
    locale: text(10, (client) => locales[client.locale]),
    allergens: text(36, allergensOf),
    allergiesAsked: text(16, ({ allergiesAsked }) => (allergiesAsked ? yes : no)),
    dietNote: lines(36, ({ dietNote }) => dietNote),
    eaters: lines(36, ({ eaters }) => eaters.map(eaterText).join('\n')),
    marketingConsent: text(16, ({ marketingConsent }) => (marketingConsent ? yes : no)),
    addresses: { width: 12, format: integer, value: ({ addresses }) => addresses },
    address: lines(32, ({ address }) => address),
    postalCode: text(12, ({ postalCode }) => postalCode),
    city: text(20, ({ city }) => city),
    zone: text(20, ({ zone }) => zone?.[locale] ?? null),
    createdAt: { width: 18, format: moment, value: ({ createdAt }) => createdAt },
    lastOrderAt: { width: 18, format: day, value: ({ lastOrderAt }) => lastOrderAt && dayOf(lastOrderAt) },
    ordersCount: { width: 12, format: integer, value: ({ ordersCount }) => ordersCount },
    ordersAmount: {
      width: 16,
      format: money,
      value: ({ ordersAmount }) => wholeUnits(ordersAmount),
    },
    company: text(24, ({ company }) => company?.legalName ?? null),
  };
  const reactionTo = (client: ExportedClient, allergenId: number) => {
    const reaction = client.allergens.find(({ id }) => id === allergenId);
    return reaction ? severities[reaction.severity] : null;
  };
  return [
    ...(Object.keys(columns) as Name[]).map((name) => ({ heading: headings[name], ...columns[name] })),
    ...allergens.map(({ id, name }) => ({ heading: name[locale], ...text(14, (client) => reactionTo(client, id)) })),
  ];
}
