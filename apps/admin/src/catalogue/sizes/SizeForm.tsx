import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SlugField } from '@traiteur/kit/fields/SlugField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenForm } from '../../form/ScreenForm.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { useTo } from '../../use-to.ts';

export default function SizeForm() {
  const words = useTranslations('sizes');
  const { id } = useParams();
  const list = useShortList('sizes', 'list');
  return (
    <Screen title={words(id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <Shown query={list} card="both" shape={<Skeleton width="80%" height={36} />}>
        {(rows) => <SizeFields id={id} lastPosition={Math.max(0, ...rows.map(({ position }) => position))} />}
      </Shown>
    </Screen>
  );
}

/** A new size gets the next free rank. */
function SizeFields({ id, lastPosition }: { id: string | undefined; lastPosition: number }) {
  const to = useTo();
  const words = useTranslations('sizes');
  const form = useFormScreen(sizes, {
    blank: { name: { fr: '', en: '' }, slug: '', position: lastPosition + 1, active: true },
    list: to('sizes'),
    another: ({ position }) => ({ position: Math.max(lastPosition, position) + 1 }),
  });
  return (
    <ScreenForm form={form}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} />
        <SlugField name="slug" from="name.fr" slugOf={slugOf} label={words('fields.slug')} />
        <NumberField name="position" label={words('fields.position')} hint={words('hints.position')} />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
      <RecordUsesCard noun="sizes" id={id} />
    </ScreenForm>
  );
}
