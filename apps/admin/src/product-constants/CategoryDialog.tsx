import { categoryInput } from '@traiteur/contract/categories.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import { useThingForm } from '../form/use-noun-form.ts';
import { ThingDialog } from './ThingDialog.tsx';

interface CategoryDialogProps {
  id: number | undefined;
  onClose: () => void;
}

const blank = { name: { fr: '', en: '' }, active: true };

export function CategoryDialog({ id, onClose }: CategoryDialogProps) {
  const words = useTranslations('categories');
  const form = useThingForm({ tag: 'categories', schema: categoryInput, blank, id, done: onClose });
  return (
    <ThingDialog of={form} title={words(id === undefined ? 'add' : 'edit')} onClose={onClose}>
      <BilingualField name="name" label={words('fields.name')} first />
      <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
    </ThingDialog>
  );
}
