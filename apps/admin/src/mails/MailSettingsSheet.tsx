import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MailSettings, mailSettingsInput } from '@traiteur/contract/mails/mails.ts';
import { type MailKind, mailKinds } from '@traiteur/domain/mails/mail-kinds.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { mailSettingsQuery } from './mail-queries.ts';

/** Which mails leave, for who may decide that, and that none does where there is no mail server. */
export function MailSettingsSheet() {
  const api = useApi();
  const words = useTranslations('mails');
  const query = useQuery({ ...mailSettingsQuery(api), refetchOnWindowFocus: false });
  const mayDecide = api.offers('mails', 'updateMailSettings');
  if (!mayDecide) return query.data?.leaves === false && <p>{words('noServer')}</p>;
  return (
    <Shown query={query} card="both" shape={<Skeleton width="60%" height={60} />}>
      {(settings) => <SettingsForm key={settings.version} settings={settings} />}
    </Shown>
  );
}

function SettingsForm({ settings: { version, kinds, leaves } }: { settings: MailSettings }) {
  const api = useApi();
  const words = useTranslations('mails');
  const formWords = useTranslations('forms');
  const queries = useQueryClient();
  const form = useSchemaForm<{ kinds: MailKind[] }>(mailSettingsInput, { kinds });
  const showFaults = useShowFaults(form);
  async function save(values: { kinds: MailKind[] }) {
    try {
      await api.call('mails', 'updateMailSettings', {}, { ...values, version });
      toast.success(words('saved'));
      await queries.invalidateQueries({ queryKey: mailSettingsQuery(api).queryKey });
    } catch (failure) {
      showFaults(failure);
    }
  }
  return (
    <Form form={form} onSubmit={save} main={false}>
      <FieldGroup>
        {!leaves && <p>{words('noServer')}</p>}
        <CheckboxGroupField
          name="kinds"
          label={words('fields.kinds')}
          hint={words('fieldHint')}
          options={mailKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
        />
        <div>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {formWords('save')}
          </Button>
        </div>
      </FieldGroup>
    </Form>
  );
}
