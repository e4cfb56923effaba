import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { IconAlertTriangle, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useFormState, useWatch } from 'react-hook-form';
import { ViewBar } from '@traiteur/kit/look/ViewBar.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { isOptional, type Section, sectionQuery, sections, sectionsIn } from './sections.ts';
import styles from './SectionLinks.module.css';

/** Marks sections with faults, sections with unsaved changes, and pages that are off. */
export function SectionLinks({ current }: { current: Section }) {
  const to = useTo();
  const words = useTranslations('siteTexts');
  const { dirtyFields, errors } = useFormState<SiteTextsInput>();
  const pages = useWatch<SiteTextsInput, 'pages'>({ name: 'pages' });
  const [faultySections, changedSections] = [sectionsIn(errors), sectionsIn(dirtyFields)];
  const marks = [
    {
      Icon: IconAlertTriangle,
      text: words('sections.faulty'),
      isOn: (section: Section) => faultySections.includes(section),
    },
    {
      Icon: IconPencil,
      text: words('sections.changed'),
      isOn: (section: Section) => changedSections.includes(section),
    },
    {
      Icon: IconEyeOff,
      text: words('sections.off'),
      isOn: (section: Section) => isOptional(section) && !pages[section],
    },
  ];
  return (
    <ViewBar label={words('sections.label')} isNavigation>
      {sections.map((section) => (
        <Link
          key={section}
          to={addressWithQuery(to('siteTexts'), sectionQuery, { section })}
          aria-current={section === current ? 'page' : undefined}
          className={faultySections.includes(section) ? styles['faulty'] : undefined}
        >
          {words(`fields.${section}`)}
          {marks.map(
            ({ Icon, text, isOn }) =>
              isOn(section) && (
                <span key={text} title={text}>
                  <Icon size={15} aria-hidden />
                  <span className="visually-hidden">{text}</span>
                </span>
              ),
          )}
        </Link>
      ))}
    </ViewBar>
  );
}
