import { formatMoney } from '@traiteur/domain/money/money.ts';
import type { English, Locale } from '@traiteur/domain/text/language.ts';
import { defaultKitSettings, KitSettingsContext } from '@traiteur/kit/setup/kit-settings.ts';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { MailsLeaveContext } from './mails-leave.ts';
import type { ShopMessages } from './use-shop-words.ts';

/** What the server that renders a page and the browser that goes on with it must know alike. */
export interface PageSettings {
  brand: { name: string };
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timeZone: string;
  english: English;
  mailsLeave: boolean;
  /** Of Google's maps, on the pages that use it. */
  mapsKey?: string;
}

interface SurroundingsProps {
  locale: Locale;
  settings: PageSettings;
  messages: ShopMessages;
  children: ReactNode;
}

/** Texts, money and dates as all that is shown of a page needs them. */
export function Surroundings({ locale, settings, messages, children }: SurroundingsProps) {
  const { brand, currency, timeZone, english } = settings;
  const kit = {
    ...defaultKitSettings,
    currency,
    timeZone,
    english,
    brand: brand.name,
    formatMoney: (cents: number) => formatMoney(cents, settings.currency, locale),
  };
  return (
    <KitSettingsContext value={kit}>
      <MailsLeaveContext value={settings.mailsLeave}>
        {/* The program's types know the texts of the administration. */}
        <IntlProvider locale={locale} messages={messages as never} timeZone={settings.timeZone}>
          {children}
        </IntlProvider>
      </MailsLeaveContext>
    </KitSettingsContext>
  );
}
