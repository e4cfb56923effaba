import en from 'virtual:words/screen/imports/en';
import fr from 'virtual:words/screen/imports/fr';
import { useQuery } from '@tanstack/react-query';
import { importedNouns, type ImportDetail } from '@traiteur/contract/house/imports.ts';
import { idParameter } from '@traiteur/contract/statement/fields.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useQueryInAddress } from '@traiteur/front/routing/use-query-in-address.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { Steps } from '@traiteur/kit/look/Steps.tsx';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { importQuery, isUnderWay } from './import-queries.ts';
import { LatestImports } from './LatestImports.tsx';
import { ResultStep } from './ResultStep.tsx';
import { StepUnderWay } from './StepUnderWay.tsx';

export default function ImportPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <ImportSteps />
    </ScreenWords>
  );
}

const place = z.strictObject({ noun: z.optional(z.enum(importedNouns)), id: z.optional(idParameter) });

const stepNames = ['file', 'columns', 'check', 'result'] as const;
type StepName = (typeof stepNames)[number];

const stepOf = ({ state, counts }: ImportDetail): StepName => {
  if (state === 'uploaded') return 'columns';
  if (state === 'checking' || state === 'checked') return 'check';
  return state === 'running' && counts.kept === 0 ? 'check' : 'result';
};

function ImportSteps() {
  const api = useApi();
  const words = useTranslations('imports');
  const { text, query, change } = useQueryInAddress(place);
  const detail = useQuery({ ...importQuery(api, query.id ?? 0), enabled: query.id !== undefined });
  const current = query.id === undefined || !detail.data ? 'file' : stepOf(detail.data);
  const currentIndex = stepNames.indexOf(current);
  const steps = stepNames.map((key, index) => ({
    key,
    name: words(`steps.${key}`),
    state:
      index < currentIndex ? ('done' as const) : index === currentIndex ? ('current' as const) : ('ahead' as const),
  }));
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <Steps steps={steps} label={words('title')} />
      <Stack>
        {query.id === undefined ? (
          <>
            <FileStep
              noun={text.noun ?? importedNouns[0]}
              onNoun={(noun) => change({ noun }, { replace: true })}
              onRead={({ id, noun }) => change({ id: String(id), noun })}
            />
            <LatestImports onOpen={({ id, noun }) => change({ id: String(id), noun })} />
          </>
        ) : (
          <Shown query={detail} shape={<Skeleton width="100%" height={200} />} card="message">
            {(detailShown) => <StepOf detail={detailShown} onAnother={() => change({ id: null })} />}
          </Shown>
        )}
      </Stack>
    </Screen>
  );
}

function StepOf({ detail, onAnother }: { detail: ImportDetail; onAnother: () => void }) {
  if (isUnderWay(detail.state)) return <StepUnderWay detail={detail} />;
  if (detail.state === 'uploaded') return <ColumnsStep key={`${detail.sheet} ${detail.headingLine}`} detail={detail} />;
  if (detail.state === 'checked') return <CheckStep detail={detail} />;
  return <ResultStep detail={detail} onAnother={onAnother} />;
}
