import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { housePaths } from '@traiteur/contract/site/house-paths.ts';
import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { previewQuery } from './site-text-queries.ts';
import styles from './SitePreview.module.css';

interface SitePreviewProps {
  texts: SiteTextsInput;
  page: keyof typeof housePaths;
  locale: Locale;
}

/** A page of the real site, with unsaved texts. */
export function SitePreview({ texts, page, locale }: SitePreviewProps) {
  const api = useApi();
  const words = useTranslations('siteTexts');
  const { siteUrl } = useFront().settings;
  // Keeps the page while its next texts are under way.
  const preview = useQuery({ ...previewQuery(api, texts), placeholderData: keepPreviousData });
  return (
    <Shown query={preview} shape={<Skeleton width="100%" height={360} />}>
      {({ id }) => {
        const address = `${siteUrl}${housePaths[page][locale === 'fr' ? 0 : 1]}?preview=${id}`;
        return (
          <>
            <iframe
              className={styles['frame']}
              src={address}
              title={`${words('preview.title')} · ${words(`fields.${page}`)}`}
            />
            <a href={address} target="_blank" rel="noopener">
              {words('preview.inTab')}
            </a>
          </>
        );
      }}
    </Shown>
  );
}
