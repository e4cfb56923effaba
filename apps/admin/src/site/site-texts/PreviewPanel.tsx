import { siteTextsInput, type SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { isOptional, pageOf, type Section } from './sections.ts';
import { SitePreview } from './SitePreview.tsx';
import styles from './SitePreview.module.css';

/** Milliseconds without typing before the page is redrawn. */
const typingPause = 1200;

/** The section's page as visitors would see it, beside the form. It follows whenever the form is valid. */
export function PreviewPanel({ section, locale }: { section: Section; locale: Locale }) {
  const words = useTranslations('siteTexts');
  const { texts, isBehind } = useFaultlessTexts();
  const isOff = isOptional(section) && texts && !texts.pages[section];
  return (
    <aside className={styles['panel']} aria-label={words('preview.title')}>
      <h2>{words('preview.open')}</h2>
      {isOff ? (
        <p className="hint">{words('preview.off')}</p>
      ) : (
        texts && <SitePreview texts={texts} page={pageOf(section)} locale={locale} />
      )}
      {isBehind && <p className="hint">{words('preview.behind')}</p>}
    </aside>
  );
}

/** The last valid values of the form. */
function useFaultlessTexts(): { texts: SiteTextsInput | undefined; isBehind: boolean } {
  const { getValues, subscribe } = useFormContext<SiteTextsInput>();
  const [{ texts, isBehind }, setTexts] = useState<{ texts?: SiteTextsInput | undefined; isBehind: boolean }>(() => {
    const { data } = siteTextsInput.safeParse(getValues());
    // The saved texts may not have filled the form yet, so faults are not reported before the first read.
    return { texts: data, isBehind: false };
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const { data } = siteTextsInput.safeParse(getValues());
      setTexts((preview) => ({ texts: data ?? preview.texts, isBehind: data === undefined }));
    };
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(read, typingPause);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [getValues, subscribe]);
  return { texts, isBehind };
}
