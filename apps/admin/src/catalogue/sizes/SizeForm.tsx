import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenForm } from '../../form/ScreenForm.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { SizeFields } from './SizeDialog.tsx';
import { useTo } from '../../use-to.ts';

export default function SizeForm() {
  const words = useTranslations('sizes');
  const { id } = useParams();
  const list = useShortList('sizes', 'list');
  return (
    <Screen title={words(id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <Shown query={list} card="both" shape={<Skeleton width="80%" height={36} />}>
        {(rows) => <SizeRecord id={id} lastPosition={Math.max(0, ...rows.map(({ position }) => position))} />}
      </Shown>
    </Screen>
  );
}

/** A new size gets the next free rank. */
function SizeRecord({ id, lastPosition }: { id: string | undefined; lastPosition: number }) {
  const to = useTo();
  const form = useFormScreen(sizes, {
    blank: { name: { fr: '', en: '' }, slug: '', position: lastPosition + 1, active: true },
    list: to('sizes'),
    another: ({ position }) => ({ position: Math.max(lastPosition, position) + 1 }),
  });
  return (
    <ScreenForm form={form}>
      <FieldGroup>
        <SizeFields />
      </FieldGroup>
      <RecordUsesCard noun="sizes" id={id} />
    </ScreenForm>
  );
}
