import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import type { ServerStatus } from '@traiteur/contract/house/server-status.ts';
import {
  type ServerAdvice,
  type ServerPart,
  type ServerState,
  serverStateOf,
} from '@traiteur/domain/house/server-states.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useTranslations } from 'use-intl';
import styles from './ServerStatus.module.css';
import { useTo } from '../../use-to.ts';
import { useServerFacts } from './use-server-facts.ts';

const tones: Record<ServerState, Tone> = { ok: 'ok', watch: 'care', act: 'bad', unknown: 'mute' };

export function PartCard({ part, status }: { part: ServerPart; status: ServerStatus }) {
  const words = useTranslations('serverStatus');
  const factsOf = useServerFacts();
  const state = serverStateOf(status[part]);
  const { advice = null } = status[part] ?? {};
  return (
    <Card
      title={words(`parts.${part}`)}
      aside={<Chip tone={tones[state]}>{words(`states.${state}`)}</Chip>}
      className={styles[state]}
    >
      {state === 'unknown' ? (
        <p className={styles['advice']}>{words(`unknown.${part}`)}</p>
      ) : (
        <>
          <Facts facts={factsOf(part, status)} />
          {advice && <Advice advice={advice} />}
        </>
      )}
    </Card>
  );
}

/** Where somebody of the house can do something about it. */
const places = {
  'backup-old': 'createDatabase',
  'backup-missing': 'createDatabase',
  'mails-failed': 'mails',
  'mails-stuck': 'houseSettings',
  'no-mail-server': 'houseSettings',
} as const satisfies { [Advice in ServerAdvice]?: string };

const placeOf = (advice: ServerAdvice) => (advice in places ? places[advice as keyof typeof places] : undefined);

function Advice({ advice }: { advice: ServerAdvice }) {
  const words = useTranslations('serverStatus');
  const titles = useTranslations('frame');
  const to = useTo();
  const place = placeOf(advice);
  return (
    <p className={styles['advice']}>
      {words(`advice.${advice}`)}
      {place && (
        <>
          {' '}
          <OfferedLink to={to(place)}>{titles(place)}</OfferedLink>
        </>
      )}
    </p>
  );
}
