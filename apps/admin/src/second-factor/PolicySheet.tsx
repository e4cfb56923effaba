import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type SecondFactorPolicy,
  type SecondFactorPolicyInput,
  secondFactorPolicyInput,
} from '@traiteur/contract/access/second-factor.ts';
import { secondFactorGroups } from '@traiteur/domain/second-factor.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi } from '@traiteur/front/front.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { secondFactorPolicyQuery } from './second-factor-queries.ts';

/** Of whom the house requires a second factor, for who may decide that. */
export function PolicySheet() {
  const api = useApi();
  const query = useQuery({ ...secondFactorPolicyQuery(api), refetchOnWindowFocus: false });
  return (
    <Shown query={query} card="both" shape={<Skeleton width="60%" height={36} />}>
      {(policy) => <PolicyForm key={policy.version} policy={policy} />}
    </Shown>
  );
}

function PolicyForm({ policy: { version, requiredOf } }: { policy: SecondFactorPolicy }) {
  const api = useApi();
  const words = useTranslations('secondFactor');
  const formWords = useTranslations('forms');
  const queries = useQueryClient();
  const form = useSchemaForm<SecondFactorPolicyInput>(secondFactorPolicyInput, { requiredOf });
  const showFaults = useShowFaults(form);
  async function save(values: SecondFactorPolicyInput) {
    try {
      await api.call('second-factor', 'saveSecondFactorPolicy', {}, { ...values, version });
      toast.success(words('policySaved'));
      await queries.invalidateQueries({ queryKey: secondFactorPolicyQuery(api).queryKey });
    } catch (failure) {
      showFaults(failure);
    }
  }
  return (
    <Form form={form} onSubmit={save} main={false}>
      <FieldGroup title={words('title')}>
        <SelectField
          name="requiredOf"
          label={words('policy')}
          hint={words('policyHint')}
          options={secondFactorGroups.map((value) => ({ value, label: words(`groups.${value}`) }))}
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
