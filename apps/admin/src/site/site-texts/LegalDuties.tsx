import type { SiteTextsInput } from '@traiteur/contract/site/house-texts.ts';
import { type LegalDuty, legalDuties, openDuties } from '@traiteur/domain/site/legal-duties.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { companyQuery } from '../../house/company/company-queries.ts';
import { useTo } from '../../use-to.ts';
import styles from './LegalDuties.module.css';
import { type Section, sectionQuery } from './sections.ts';

const sectionsOfDuties: Record<Exclude<LegalDuty, 'company'>, Section> = {
  phone: 'contact',
  email: 'contact',
  director: 'legal',
  host: 'legal',
  dataProtection: 'legal',
  mediator: 'legal',
  terms: 'terms',
  withdrawal: 'terms',
};

/** What the law wants to read on the site: what is done by the texts as typed, what is to be written, and where. */
export function LegalDuties() {
  const texts = useFormContext<SiteTextsInput>().watch();
  const words = useTranslations('siteTexts.duties');
  const to = useTo();
  const api = useApi();
  const { isOffered } = useFront();
  const { data: company } = useQuery({ ...companyQuery(api), enabled: isOffered(site.screens.company) });
  if (!company) return null;
  const duties = openDuties(texts, company.missing);
  const addressOf = (duty: LegalDuty) =>
    duty === 'company'
      ? to('company')
      : addressWithQuery(to('siteTexts'), sectionQuery, { section: sectionsOfDuties[duty] });
  return (
    <details className={styles['duties']} open={duties.length > 0}>
      <summary>{words('title', { count: duties.length })}</summary>
      <ul>
        {legalDuties.map((duty) => {
          const isOpen = duties.includes(duty);
          const Icon = isOpen ? IconAlertTriangle : IconCircleCheck;
          return (
            <li key={duty} data-open={isOpen}>
              <Icon size={18} aria-hidden />
              <AppLink to={addressOf(duty)}>{words(`names.${duty}`)}</AppLink>
              <span>{words(isOpen ? 'open' : 'done')}</span>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
