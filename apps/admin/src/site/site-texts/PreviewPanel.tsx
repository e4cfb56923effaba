import { siteTextsInput, type SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { isOptional, pageOf, type Section } from './sections.ts';
import { SitePreview } from './SitePreview.tsx';
import styles from './SitePreview.module.css';

/** How long nobody types before the page is drawn anew, in milliseconds. */
const typingPause = 1200;

/** The page of a section as visitors would see it, beside what is typed: it follows whenever that is without fault. */
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

/** What stands in the form, the last time that nothing of it was at fault. */
function useFaultlessTexts(): { texts: SiteTextsInput | undefined; isBehind: boolean } {
  const { getValues, subscribe } = useFormContext<SiteTextsInput>();
  const [{ texts, isBehind }, setTexts] = useState<{ texts?: SiteTextsInput | undefined; isBehind: boolean }>(() => {
    const { data } = siteTextsInput.safeParse(getValues());
    // What was saved may still be on its way into the form: nothing is said of a fault before it has been read.
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
