import { useQuery } from '@tanstack/react-query';
import {
  type SecondFactorPolicy,
  type SecondFactorPolicyInput,
  secondFactorPolicyInput,
} from '@traiteur/contract/access/second-factor.ts';
import { secondFactorGroups } from '@traiteur/domain/access/second-factor.ts';
import { useApi } from '@traiteur/front/front.ts';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { SettingsForm } from '../../form/SettingsForm.tsx';
import { secondFactorPolicyQuery } from './second-factor-queries.ts';

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
  return (
    <SettingsForm<SecondFactorPolicyInput>
      schema={secondFactorPolicyInput}
      values={{ requiredOf }}
      title={words('title')}
      save={(values) => api.call('second-factor', 'saveSecondFactorPolicy', {}, { ...values, version })}
      savedText={words('policySaved')}
      queryKey={secondFactorPolicyQuery(api).queryKey}
    >
      <SelectField
        name="requiredOf"
        label={words('policy')}
        hint={words('policyHint')}
        options={secondFactorGroups.map((value) => ({ value, label: words(`groups.${value}`) }))}
      />
    </SettingsForm>
  );
}
