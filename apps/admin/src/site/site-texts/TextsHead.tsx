import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { useTranslations } from 'use-intl';
import { SectionLinks } from './SectionLinks.tsx';
import type { Section } from './sections.ts';
import styles from './SiteTexts.module.css';
import type { ShownLanguage } from './use-section.ts';

interface TextsHeadProps {
  section: Section;
  language: ShownLanguage;
  onLanguage: (language: ShownLanguage) => void;
}

export function TextsHead({ section, language, onLanguage }: TextsHeadProps) {
  const words = useTranslations('siteTexts');
  return (
    <div className={styles['head']}>
      <SectionLinks current={section} />
      <Pills
        label={words('language')}
        options={[
          { value: 'both', label: words('bothLanguages') },
          { value: 'fr', label: words('french') },
          { value: 'en', label: words('english') },
        ]}
        value={language}
        onChange={onLanguage}
      />
    </div>
  );
}
