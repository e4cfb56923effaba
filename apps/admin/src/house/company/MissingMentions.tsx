import { useQuery } from '@tanstack/react-query';
import type { Mention } from '@traiteur/domain/money/missing-mentions.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { site } from '../../addresses.ts';
import { useTo } from '../../use-to.ts';
import { companyQuery } from './company-queries.ts';
import styles from './MissingMentions.module.css';

/** Warns that invoices lack mentions which the law requires; renders nothing while they are complete. */
export function MissingMentions() {
  const api = useApi();
  const { isOffered } = useFront();
  const { data } = useQuery({ ...companyQuery(api), enabled: isOffered(site.screens.company) });
  return data ? <MentionsAlarm missing={data.missing} link={api.offers('company', 'update')} /> : null;
}

interface MentionsAlarmProps {
  /** Names the incomplete paper; otherwise all invoices are meant. */
  title?: string;
  missing: readonly Mention[];
  /** Whether it links to the screen where they are typed. */
  link?: boolean;
}

export function MentionsAlarm({ title, missing, link = false }: MentionsAlarmProps) {
  const to = useTo();
  const words = useTranslations('company');
  const list = new Intl.ListFormat(useLocale()).format(missing.map((mention) => words(`mentions.${mention}`)));
  if (missing.length === 0) return null;
  return (
    <div className={styles['missing']}>
      <Alarm tone="warning" title={title ?? words('missing.title')}>
        <p>
          {words('missing.list', { list })} {!title && words('missing.numbered')}{' '}
          {link && <AppLink to={to('company')}>{words('missing.complete')}</AppLink>}
        </p>
      </Alarm>
    </div>
  );
}
