import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { ClientStanding } from '@traiteur/contract/clients/standing.ts';
import { withEater } from '@traiteur/domain/orders/eater-names.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Timeline } from '@traiteur/kit/look/Timeline.tsx';
import { useTranslations } from 'use-intl';
import { clientStandingQuery } from '../client-queries.ts';
import styles from './ClientDetail.module.css';
import { useAllergyWords } from '../use-allergy-words.ts';

export function AllergyCard({ client: { id, allergens, allergiesAsked, dietNote } }: { client: Client }) {
  const api = useApi();
  const words = useTranslations('clients');
  const { reactionOf } = useAllergyWords();
  const { data: standing } = useQuery(clientStandingQuery(api, id));
  const isAllergic = allergens.some(({ severity }) => severity === 'allergy');
  return (
    <Card title={words('groups.allergies')}>
      {allergens.length > 0 ? (
        <Alarm tone={isAllergic ? 'danger' : 'warning'} title={allergens.map(reactionOf).join(', ')} />
      ) : (
        <p className="hint">{words(allergiesAsked ? 'allergies.none' : 'allergies.unknown')}</p>
      )}
      {dietNote && <p className={styles['lines']}>{dietNote}</p>}
      {standing && standing.allergyChanges.length > 0 && <AllergyChanges changes={standing.allergyChanges} />}
    </Card>
  );
}

function AllergyChanges({ changes }: { changes: ClientStanding['allergyChanges'] }) {
  const words = useTranslations('clients.detail');
  const dates = useDates();
  const { changesOf } = useAllergyWords();
  return (
    <section className={styles['changes']} aria-label={words('allergyChanges')}>
      <h3>{words('allergyChanges')}</h3>
      <Timeline
        items={changes.map((change) => ({
          key: `${change.at} ${change.eaterId}`,
          title: withEater(changesOf(change).join(', '), change, true),
          detail: `${change.by} · ${dates.day(change.at)}`,
        }))}
      />
    </section>
  );
}
