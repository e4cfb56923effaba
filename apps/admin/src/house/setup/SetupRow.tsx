import { IconCheck, IconCircleDashed, IconMinus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OptionalStep, optionalSteps, type SetupStep } from '@traiteur/domain/house/setup-steps.ts';
import { usualKinds } from '@traiteur/domain/catalogue/usual-records.ts';
import { useApi } from '@traiteur/front/front.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { OfferUsual } from './OfferUsual.tsx';
import styles from './SetupCard.module.css';
import type { SetupLine } from './setup-lines.ts';
import { useTo } from '../../use-to.ts';
import { useStepLink, wayBack } from './setup-links.ts';
import { setupKeys } from './setup-queries.ts';
import { TestOrderButton } from './TestOrderButton.tsx';

const icons = { done: IconCheck, open: IconCircleDashed, aside: IconMinus };

interface SetupRowProps {
  line: SetupLine;
  /** Dishes that wait to be published. */
  drafts: number;
  /** The first that is open: its button is the primary one. */
  isNext: boolean;
}

/** A line with its state, why it matters and one way on. */
export function SetupRow({ line, drafts, isNext }: SetupRowProps) {
  const words = useTranslations('setup');
  const list = new Intl.ListFormat(useLocale());
  const { name, state, openSteps, isGroup } = line;
  const linkOf = useStepLink();
  const Icon = icons[state];
  const missingSteps = list.format(openSteps.map((step) => words(`steps.${step}`)));
  return (
    <li className={styles[state]}>
      <Icon size={20} role="img" aria-label={words(state)} />
      <div>
        <strong>{words(`lines.${name}`)}</strong>
        {state === 'open' && <small>{words(`whys.${name}`)}</small>}
        {state === 'open' && isGroup && <small>{words('missing', { list: missingSteps })}</small>}
        {state === 'aside' && <small>{words('aside')}</small>}
        {state !== 'aside' && (name === 'payments' || name === 'texts') && (
          <small>
            <OfferedLink to={linkOf('houseSettings')}>{words(`also.${name}`)}</OfferedLink>
          </small>
        )}
        {state === 'open' && name === 'dishes' && (
          <small>
            <OfferedLink to={`${linkOf('imports')}&noun=products`}>{words('also.dishes')}</OfferedLink>
          </small>
        )}
      </div>
      <div className={styles['actions']}>
        {state === 'open' && <WayOn line={line} drafts={drafts} variant={isNext ? 'primary' : 'default'} />}
        <AsideButton line={line} />
      </div>
    </li>
  );
}

interface WayOnProps {
  line: SetupLine;
  drafts: number;
  variant: 'primary' | 'default';
}

function WayOn({ line: { name, openSteps }, drafts, variant }: WayOnProps) {
  const words = useTranslations('setup');
  const linkOf = useStepLink();
  const to = useTo();
  const [step] = openSteps;
  if (name === 'dishes' && drafts > 0)
    return (
      <ButtonLink variant={variant} to={`${to('products')}?status=draft&${wayBack.name}=${wayBack.value}`}>
        {words('actions.drafts', { count: drafts })}
      </ButtonLink>
    );
  if (name === 'lists')
    return (
      <OfferUsual
        variant={variant}
        kinds={usualKinds.filter((kind) => openSteps.some((openStep) => openStep === kind))}
      >
        {words('actions.lists')}
      </OfferUsual>
    );
  if (name === 'testOrder') return <TestOrderButton variant={variant} />;
  const label = step === 'configuration' || step === 'schedules' ? step : name === 'slots' ? 'schedules' : name;
  return (
    <ButtonLink variant={variant} to={linkOf(step as Exclude<SetupStep, 'testOrder'>)}>
      {words(`actions.${label}`)}
    </ButtonLink>
  );
}

const isOptional = (name: string): name is OptionalStep => (optionalSteps as readonly string[]).includes(name);

function AsideButton({ line: { name, state } }: { line: SetupLine }) {
  const api = useApi();
  const words = useTranslations('setup');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isOpen = state === 'open';
  const change = useMutation({
    mutationFn: (step: OptionalStep) => api.call('setup', 'setAsideSetupStep', { step }, { aside: isOpen }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: setupKeys.all }),
  });
  if (state === 'done' || !isOptional(name)) return null;
  const line = words(`lines.${name}`);
  return (
    <Button
      variant="subtle"
      busy={change.isPending}
      aria-label={words(isOpen ? 'setAsideOf' : 'takeUpOf', { line })}
      onClick={() => change.mutate(name)}
    >
      {words(isOpen ? 'setAside' : 'takeUp')}
    </Button>
  );
}
