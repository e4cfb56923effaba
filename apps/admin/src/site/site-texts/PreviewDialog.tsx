import { housePaths } from '@traiteur/contract/site/house-paths.ts';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SitePreview } from './SitePreview.tsx';
import styles from './SiteTexts.module.css';

type PreviewedPage = keyof typeof housePaths;

interface PreviewDialogProps {
  texts: SiteTextsInput;
  /** `page` and `locale` are shown first. */
  page: PreviewedPage;
  locale: Locale;
  onClose: () => void;
}

/** The site with unsaved texts. */
export function PreviewDialog({ texts, onClose, ...first }: PreviewDialogProps) {
  const words = useTranslations('siteTexts');
  // `Object.keys` forgets the type of the keys.
  const pages = (Object.keys(housePaths) as PreviewedPage[]).filter(
    (name) => name === 'home' || name === 'legal' || texts.pages[name],
  );
  const [page, setPage] = useState(pages.includes(first.page) ? first.page : 'home');
  const [locale, setLocale] = useState(first.locale);
  return (
    <Dialog opened title={words('preview.title')} size="min(1200px, 96vw)" onClose={onClose}>
      <div className={styles['tools']}>
        <PlainSelect
          label={words('preview.page')}
          options={pages.map((value) => ({ value, label: words(`fields.${value}`) }))}
          value={page}
          leftover=""
          onChange={(name) => name && setPage(name)}
        />
        <PlainSelect
          label={words('language')}
          options={[
            { value: 'fr', label: words('french') },
            { value: 'en', label: words('english') },
          ]}
          value={locale}
          leftover=""
          onChange={(language) => language && setLocale(language)}
        />
      </div>
      <SitePreview texts={texts} page={page} locale={locale} />
    </Dialog>
  );
}
