import en from 'virtual:words/screen/labelSettings/en';
import fr from 'virtual:words/screen/labelSettings/fr';
import { labelSettings } from '@traiteur/contract/kitchen/label-settings.ts';
import { storages } from '@traiteur/domain/kitchen/stock/storages.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { DraftLine } from '../../form/DraftLine.tsx';
import { SaveButton } from '../../form/RecordButtons.tsx';
import { SaveDialog } from '../../form/SaveDialog.tsx';
import { useRecordForm } from '../../form/use-record-form.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

const nothing = { keeping: { fr: '', en: '' }, reheating: { fr: '', en: '' }, shelfLife: null };

const stay = () => undefined;

/** Shown until the saved values have loaded. */
const blank = { dry: nothing, chilled: nothing, frozen: nothing, exemption: '' };

export default function LabelSettingsPage() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Settings />
    </ScreenWords>
  );
}

function Settings() {
  const words = useTranslations('labelSettings');
  const dish = useTranslations('products.fields');
  const form = useRecordForm(labelSettings, { blank, id: 1, done: stay });
  const { record, drafted, questions } = form;
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <Shown query={record.query} card="both" shape={<Skeleton width="80%" height={36} />}>
        {() => (
          <Form
            form={drafted.form}
            readOnly={!record.canSave}
            onSubmit={(values) => questions.save(values)}
            actions={<SaveButton form={form} />}
          >
            <DraftLine {...drafted.line} />
            {storages.map((storage) => (
              <FieldGroup key={storage} title={words(`fields.${storage}`)}>
                <BilingualField name={`${storage}.keeping`} label={dish('keeping')} hint={words('hints.keeping')} />
                <BilingualField name={`${storage}.reheating`} label={dish('reheating')} />
                <NumberField name={`${storage}.shelfLife`} label={dish('shelfLife')} hint={words('hints.shelfLife')} />
              </FieldGroup>
            ))}
            <FieldGroup title={words('exempt')}>
              <TextField name="exemption" label={words('fields.exemption')} hint={words('hints.exemption')} />
            </FieldGroup>
          </Form>
        )}
      </Shown>
      <SaveDialog form={form} />
    </Screen>
  );
}
