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
          {(news) => <Choices key={news.version} news={news} />}
        </Shown>
      </Card>
    </div>
  );
}

type Chosen = Readonly<Record<number, readonly HouseNewsKind[]>>;

function Choices({ news: { version, people } }: { news: HouseNews }) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('houseNews');
  const forms = useTranslations('forms');
  const showFailure = useFailureToast();
  const [chosenKinds, setChosenKinds] = useState<Chosen>(() =>
    Object.fromEntries(people.map(({ id, kinds }) => [id, kinds])),
  );
  const [isSaving, setSaving] = useState(false);
  const toggle = (id: number, kind: HouseNewsKind, on: boolean) =>
    setChosenKinds((current) => {
      const otherKinds = (current[id] ?? []).filter((candidate) => candidate !== kind);
      return { ...current, [id]: on ? [...otherKinds, kind] : otherKinds };
    });

  async function save() {
    setSaving(true);
    try {
      const choices = people.map(({ id }) => ({ id, kinds: [...(chosenKinds[id] ?? [])] }));
      await api.call('house-news', 'updateHouseNews', {}, { people: choices, version });
      toast.success(words('saved'));
    } catch (error) {
      showFailure(error);
    }
    await queries.invalidateQueries({ queryKey });
    setSaving(false);
  }
  return (
    <>
      <p className="hint">{words('hint')}</p>
      <ul className={styles['people']}>
        {people.map(({ id, firstName, lastName, email, offered }) => (
          <li key={id}>
            <span>
              <strong>{`${firstName} ${lastName}`.trim() || email}</strong>
              <small>{email}</small>
            </span>
            <span className={styles['kinds']}>
              {houseNewsKinds
                .filter((kind) => offered.includes(kind))
                .map((kind) => (
                  <label key={kind}>
                    <input
                      type="checkbox"
                      checked={chosenKinds[id]?.includes(kind) ?? false}
                      aria-label={words('toldOf', { kind: words(`kinds.${kind}`), person: email })}
                      onChange={({ target }) => toggle(id, kind, target.checked)}
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
