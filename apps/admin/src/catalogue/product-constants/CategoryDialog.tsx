import { categories } from '@traiteur/contract/catalogue/categories.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { useTranslations } from 'use-intl';
import type { NewRecord } from '../../form/CreateChoice.tsx';
import { CreateDialog } from '../../form/CreateDialog.tsx';
import { RecordDialog } from '../../form/RecordDialog.tsx';
import { RecordUsesCard } from '../uses/RecordUsesCard.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';

interface CategoryDialogProps {
  id: number | undefined;
  onClose: () => void;
}

const blank = { name: { fr: '', en: '' }, active: true, permanent: false };

export function CategoryDialog({ id, onClose }: CategoryDialogProps) {
  const words = useTranslations('categories');
  const form = useRecordForm(categories, { blank, id, done: onClose });
  return (
    <RecordDialog form={form} title={words(id === undefined ? 'add' : 'edit')} onClose={onClose}>
      <CategoryFields />
      <RecordUsesCard noun="categories" id={id} />
    </RecordDialog>
  );
}

export function NewCategoryDialog({ name, ...rest }: NewRecord) {
  const words = useTranslations('categories');
  return (
    <CreateDialog {...rest} noun={categories} blank={{ ...blank, name }} title={words('add')}>
      <CategoryFields />
    </CreateDialog>
  );
}

function CategoryFields() {
  const words = useTranslations('categories');
  return (
    <>
      <BilingualField name="name" label={words('fields.name')} copied first />
      <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
      <SwitchField name="permanent" label={words('fields.permanent')} hint={words('hints.permanent')} />
    </>
  );
}
