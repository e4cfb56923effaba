import { useQuery } from '@tanstack/react-query';
import type { TraceStart } from '@traiteur/contract/kitchen/traces.ts';
import { traceRoots } from '@traiteur/domain/kitchen/traces.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { SearchBox } from '@traiteur/kit/list/SearchBox.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { startsQuery, traceAt } from './trace-queries.ts';
import styles from './Traces.module.css';

interface TraceStartsProps {
  search: string;
  onSearch: (search: string) => void;
}

export function TraceStarts({ search, onSearch }: TraceStartsProps) {
  const words = useTranslations('traces');
  const query = useQuery(startsQuery(useApi(), search));
  return (
    <>
      <div className={styles['search']}>
        <SearchBox value={search} onChange={onSearch} label={words('search')} first />
      </div>
      <Card title={words('starts')}>
        {search === '' ? (
          <p className="hint">{words('begin')}</p>
        ) : (
          <Shown
            query={query}
            shape={<Skeleton width="100%" height={160} />}
            empty={({ items }) => items.length === 0 && words('none')}
          >
            {({ items }) => (
              <div className={styles['groups']}>
                {traceRoots.map((kind) => (
                  <StartGroup key={kind} kind={kind} starts={items.filter((start) => start.kind === kind)} />
                ))}
              </div>
            )}
          </Shown>
        )}
      </Card>
    </>
  );
}

function StartGroup({ kind, starts }: { kind: TraceStart['kind']; starts: readonly TraceStart[] }) {
  const to = useTo();
  const words = useTranslations('traces');
  const dates = useDates();
  const nameOf = useLocalName();
  if (starts.length === 0) return null;
  return (
    <section>
      <h3>{words(`kinds.${kind}`)}</h3>
      <ul className={styles['rows']}>
        {starts.map((start) => (
          <li key={start.id}>
            <AppLink to={to('traceability') + traceAt(start)}>
              {[nameOf(start.name), start.number].filter(Boolean).join('\u00a0· ')}
            </AppLink>
            {start.date && <small>{dates.full(start.date)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
