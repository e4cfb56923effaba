import en from 'virtual:words/screen/uses/en';
import fr from 'virtual:words/screen/uses/fr';
import { useQuery } from '@tanstack/react-query';
import { products } from '@traiteur/contract/catalogue/products.ts';
import { ingredients } from '@traiteur/contract/kitchen/ingredients.ts';
import type { RecordUses, UsedNoun } from '@traiteur/contract/catalogue/uses.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';
import { MergeRecord } from './MergeRecord.tsx';
import styles from './RecordUsesCard.module.css';
import { useMergeUndo } from './use-merges.ts';
import { usesQuery } from './uses-queries.ts';

interface RecordUsesCardProps {
  noun: UsedNoun;
  /** Undefined for a record that is only being added. */
  id: string | number | undefined;
}

/** Counts what uses a record, links it, and merges it with a double. */
export const RecordUsesCard = (props: RecordUsesCardProps) => (
  <ScreenWords fr={fr} en={en}>
    <Uses {...props} />
  </ScreenWords>
);

function Uses({ noun, id: recordId }: RecordUsesCardProps) {
  const api = useApi();
  const id = Number(recordId);
  const words = useTranslations('uses');
  const query = useQuery({
    ...usesQuery(api, noun, id),
    enabled: recordId !== undefined && api.offers('uses', 'listUses'),
  });
  if (!query.data) return null;
  const { uses, merges } = query.data;
  return (
    <Card title={words('title')}>
      {uses.length === 0 && <p className="hint">{words('nowhere')}</p>}
      <ul className={styles['uses']}>
        {uses.map((use) => (
          <li key={use.noun}>
            <Use noun={noun} id={id} use={use} />
          </li>
        ))}
      </ul>
      {merges.slice(0, 1).map((merge) => (
        <UndoableMerge key={merge.id} merge={merge} />
      ))}
      {noun !== 'categories' && <MergeRecord noun={noun} id={id} />}
    </Card>
  );
}

const filters = { tags: 'tagId', allergens: 'allergenId', sizes: 'sizeId', categories: 'categoryId' } as const;

function Use({ noun, id, use }: { noun: UsedNoun; id: number; use: RecordUses['uses'][number] }) {
  const to = useTo();
  const words = useTranslations('uses.counts');
  const text = words(use.noun, { count: use.count });
  const list = { [filters[noun]]: String(id) };
  if (use.noun === 'ingredients')
    return (
      <OfferedLink to={addressWithQuery(to('ingredients'), ingredients.operations.list.query, list)}>
        {text}
      </OfferedLink>
    );
  if (use.noun !== 'products') return text;
  return <OfferedLink to={addressWithQuery(to('products'), products.operations.list.query, list)}>{text}</OfferedLink>;
}

function UndoableMerge({ merge: { id, name, by, at, undoUntil } }: { merge: RecordUses['merges'][number] }) {
  const api = useApi();
  const words = useTranslations('uses');
  const dates = useDates();
  const nameOf = useLocalName();
  const { run: undo, isUnderWay } = useMergeUndo();
  return (
    <>
      <p>{words('merged', { name: nameOf(name), by, at: dates.moment(at), until: dates.moment(undoUntil) })}</p>
      {api.offers('uses', 'undoCatalogueMerge') && (
        <Button busy={isUnderWay} onClick={() => void undo(id)}>
          {words('undo')}
        </Button>
      )}
    </>
  );
}
