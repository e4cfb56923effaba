import type { Locale } from '@traiteur/domain/text/language.ts';
import { formatMoney } from '@traiteur/domain/money/money.ts';
import { KitSettingsContext, useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { IntlProvider } from 'use-intl';
import { useFront } from '../front.ts';

export function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { messages, settings } = useFront();
  const kitSettings = useKitSettings();
  const [isLoaded, setLoaded] = useState(() => messages.areAll(locale));
  useEffect(() => {
    void messages.load(locale).then(() => setLoaded(true));
  }, [messages, locale]);
  const texts = messages.of(locale);
  if (!isLoaded || !texts) return null;
  const inTheirs = { ...kitSettings, formatMoney: (cents: number) => formatMoney(cents, kitSettings.currency, locale) };
  return (
    <IntlProvider locale={locale} messages={texts} timeZone={settings.timeZone}>
      <KitSettingsContext value={inTheirs}>
        <div lang={locale}>{children}</div>
      </KitSettingsContext>
    </IntlProvider>
  );
}
