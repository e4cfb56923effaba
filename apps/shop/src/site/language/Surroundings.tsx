import { formatMoney } from '@traiteur/domain/money/money.ts';
import type { English, Locale } from '@traiteur/domain/text/language.ts';
import { defaultKitSettings, KitSettingsContext } from '@traiteur/kit/setup/kit-settings.ts';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { MailsLeaveContext } from './mails-leave.ts';
import type { ShopMessages } from './use-shop-words.ts';

/** Server and browser need the same values for hydration. */
export interface PageSettings {
  brand: { name: string };
  /** ISO 4217. */
  currency: string;
  /** IANA. */
  timeZone: string;
  english: English;
  mailsLeave: boolean;
  mapsKey?: string;
}

interface SurroundingsProps {
  locale: Locale;
  settings: PageSettings;
  messages: ShopMessages;
  children: ReactNode;
}

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
        {/* The program's types are those of the administration's texts. */}
        <IntlProvider locale={locale} messages={messages as never} timeZone={settings.timeZone}>
          {children}
        </IntlProvider>
      </MailsLeaveContext>
    </KitSettingsContext>
  );
}
