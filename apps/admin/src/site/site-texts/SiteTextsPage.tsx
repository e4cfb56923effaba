import en from 'virtual:words/site-texts/en';
import fr from 'virtual:words/site-texts/fr';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { SiteTextsForm } from './SiteTextsForm.tsx';

/** The screen of the site's texts with the words that it alone shows: they come with it, and not with every other screen. */
export default function SiteTextsPage() {
  const locale = useLocale();
  const messages = { ...useMessages(), ...(locale === 'en' ? en : fr) };
  return (
    <IntlProvider locale={locale} messages={messages}>
      <SiteTextsForm />
    </IntlProvider>
  );
}
