import en from 'virtual:words/screen/houseNews/en';
import fr from 'virtual:words/screen/houseNews/fr';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HouseNews } from '@traiteur/contract/house/house-news.ts';
import { type HouseNewsKind, houseNewsKinds } from '@traiteur/domain/house/house-news.ts';
import { useApi } from '@traiteur/front/front.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import styles from './HouseNewsSheet.module.css';

/** Who of the house is mailed of what, for owners. */
export function HouseNewsSheet() {
  const api = useApi();
  if (!api.offers('house-news', 'updateHouseNews')) return null;
  return (
    <ScreenWords fr={fr} en={en}>
      <Sheet />
    </ScreenWords>
  );
}

const queryKey = nounKeys('house-news').answer('settings');

function Sheet() {
  const api = useApi();
  const words = useTranslations('houseNews');
  const query = useQuery({
    queryKey,
    queryFn: () => api.call('house-news', 'getHouseNews'),
    refetchOnWindowFocus: false,
  });
  return (
    <div className={styles['sheet']}>
      <Card title={words('title')}>
        <Shown query={query} shape={<Skeleton width="60%" height={90} />}>
          {(news) => <Choices news={news} />}
        </Shown>
      </Card>
    </div>
  );
}

/** By person: only whom somebody ticked anew, over what the house keeps. */
type Changes = ReadonlyMap<number, readonly HouseNewsKind[]>;

type Listener = HouseNews['people'][number];

function Choices({ news: { version, people } }: { news: HouseNews }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('houseNews');
  const forms = useTranslations('forms');
  const showFailure = useFailureToast();
  const [changes, setChanges] = useState<Changes>(new Map());
  const [isSaving, setSaving] = useState(false);
  const kindsOf = ({ id, kinds }: Listener) => changes.get(id) ?? kinds;
  function toggle(person: Listener, kind: HouseNewsKind, on: boolean) {
    const otherKinds = kindsOf(person).filter((candidate) => candidate !== kind);
    setChanges(new Map(changes).set(person.id, on ? [...otherKinds, kind] : otherKinds));
  }

  async function save() {
    setSaving(true);
    try {
      const choices = [...changes].map(([id, kinds]) => ({ id, kinds: [...kinds] }));
      await api.call('house-news', 'updateHouseNews', {}, { people: choices, version });
      await queries.invalidateQueries({ queryKey });
      setChanges(new Map());
      toast.success(words('saved'));
    } catch (error) {
      showFailure(error);
      // What was ticked stays, over what somebody else saved meanwhile.
      await queries.invalidateQueries({ queryKey });
    }
    setSaving(false);
  }
  return (
    <>
      <p className="hint">{words('hint')}</p>
      <ul className={styles['people']}>
        {people.map((person) => (
          <li key={person.id}>
            <span>
              <strong>{`${person.firstName} ${person.lastName}`.trim() || person.email}</strong>
              <small>{person.email}</small>
            </span>
            <span className={styles['kinds']}>
              {houseNewsKinds
                .filter((kind) => person.offered.includes(kind))
                .map((kind) => (
                  <label key={kind}>
                    <input
                      type="checkbox"
                      checked={kindsOf(person).includes(kind)}
                      aria-label={words('toldOf', { kind: words(`kinds.${kind}`), person: person.email })}
                      onChange={({ target }) => toggle(person, kind, target.checked)}
                    />
                    {words(`kinds.${kind}`)}
                  </label>
                ))}
            </span>
          </li>
        ))}
      </ul>
      <Button busy={isSaving} onClick={() => void save()}>
        {forms('save')}
      </Button>
    </>
  );
}
