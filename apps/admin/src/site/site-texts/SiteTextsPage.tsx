import en from 'virtual:words/site-texts/en';
import fr from 'virtual:words/site-texts/fr';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { SiteTextsForm } from './SiteTextsForm.tsx';

/** Brings the words that only this screen shows, so that other screens do not load them. */
export default function SiteTextsPage() {
  const locale = useLocale();
  const messages = { ...useMessages(), ...(locale === 'en' ? en : fr) };
  return (
    <IntlProvider locale={locale} messages={messages}>
      <SiteTextsForm />
    </IntlProvider>
  );
}
