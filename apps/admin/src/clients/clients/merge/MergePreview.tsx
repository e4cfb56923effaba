import { useQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { MergePreview as Preview } from '@traiteur/contract/clients/merges.ts';
import { useApi } from '@traiteur/front/front.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { mergePreviewQuery } from '../client-queries.ts';
import detailStyles from '../detail/ClientDetail.module.css';
import { useAllergyWords } from '../use-allergy-words.ts';
import styles from './MergeDialog.module.css';
import { useMerge } from './use-merges.ts';

interface MergePreviewProps {
  keeper: Client;
  otherId: number;
  onBack: () => void;
  onMerged: () => void;
}

export function MergePreview({ keeper, otherId, onBack, onMerged }: MergePreviewProps) {
  const api = useApi();
  const words = useTranslations('clients.merge');
  const query = useQuery(mergePreviewQuery(api, keeper.id, otherId));
  const { run: merge, isUnderWay } = useMerge(keeper.id);
  const { data: preview } = query;
  return (
    <>
      <Shown query={query} shape={<Skeleton width="80%" height={120} />}>
        {(read) => <PreviewFacts keeper={keeper} preview={read} />}
      </Shown>
      <div className="dialog-actions">
        <Button onClick={onBack}>{words('back')}</Button>
        {preview && (
          <Button
            variant="danger"
            busy={isUnderWay}
            onClick={async () => {
              const { version, otherVersion } = preview;
              const isMerged = await merge({ otherId, version, otherVersion });
              if (isMerged) onMerged();
              else if (isMerged === false) void query.refetch();
            }}
          >
            {words('confirm')}
          </Button>
        )}
      </div>
    </>
  );
}

function PreviewFacts({
  keeper,
  preview: { other, merged, touchedOrders, endsUnprovenAccount },
}: {
  keeper: Client;
  preview: Preview;
}) {
  const words = useTranslations('clients');
  const { reactionOf } = useAllergyWords();
  const noneText = words('detail.none');
  const lines = (text: string) => (text ? <span className={detailStyles['lines']}>{text}</span> : noneText);
  const names = { keeper: `${keeper.firstName} ${keeper.lastName}`, other: `${other.firstName} ${other.lastName}` };
  return (
    <div className={styles['parts']}>
      <p>{words('merge.gone', { ...names, count: other.ordersCount })}</p>
      {endsUnprovenAccount && <Alarm tone="warning" title={words('merge.endsAccount')} />}
      {touchedOrders.length > 0 && (
        <Alarm
          tone={touchedOrders.some(({ stops }) => stops) ? 'danger' : 'warning'}
          title={words('merge.touched', { numbers: touchedOrders.map(({ number }) => number).join(', ') })}
        />
      )}
      <Facts
        facts={[
          [words('fields.allergens'), merged.allergens.map(reactionOf).join(', ') || noneText],
          ...merged.eaters.map(({ name, allergens, allergiesAsked }): [string, string] => [
            name,
            allergens.map(reactionOf).join(', ') || words(allergiesAsked ? 'allergies.none' : 'allergies.unknown'),
          ]),
          [words('fields.phone'), merged.phone ? readablePhone(merged.phone) : noneText],
          [words('fields.email'), merged.email || noneText],
          [words('fields.dietNote'), lines(merged.dietNote)],
          [words('fields.houseNote'), lines(merged.houseNote)],
          [
            words('fields.addresses'),
            lines(
              merged.addresses.map((address) => `${address.address}, ${address.postalCode} ${address.city}`).join('\n'),
            ),
          ],
        ]}
      />
      <p className="hint">{words('merge.undoable')}</p>
    </div>
  );
}
