import { completeRights, withoutRight } from '@traiteur/domain/access/rights.ts';
import { type Right, type Role, rights, roleScopes } from '@traiteur/domain/access/scopes.ts';
import { useField } from '@traiteur/kit/form/use-field.ts';
import { useWatch } from 'react-hook-form';
import { Switch } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './RightsField.module.css';

const districts = ['catalogue', 'kitchen', 'orders', 'delivery', 'clients', 'money', 'house'] as const;

/** Where a right stands on the screen; the first part of most says it. */
function districtOf(right: Right): (typeof districts)[number] {
  if (right === 'orders:pay' || right === 'orders:refund') return 'money';
  if (right === 'site:write' || right === 'imports:write') return 'house';
  const [part] = right.split(':');
  return districts.find((district) => district === part) ?? 'money';
}

const rightsOf = (district: string) => rights.filter((right) => districtOf(right) === district);

/** Rights of a person beside those of the role: one that needs others brings them, and goes with them. */
export function RightsField() {
  const words = useTranslations('administrators');
  const role = useWatch<{ role: Role }, 'role'>({ name: 'role' });
  const { value: ownRights, change } = useField<readonly Right[] | null>('rights');
  // Owners let others in: nobody could give them back what they took from themselves.
  if (role === 'owner') return null;
  const allRights = ownRights ?? roleScopes[role];
  const toggle = (right: Right, isOn: boolean) =>
    change(isOn ? completeRights([...allRights, right]) : withoutRight(allRights, right));
  return (
    <div data-field="rights">
      <Switch
        label={words('rights.adjusted')}
        description={words('rights.hint')}
        color="green.8"
        checked={ownRights !== null}
        onChange={(event) => change(event.currentTarget.checked ? completeRights(roleScopes[role]) : null)}
      />
      {ownRights && (
        <div className={styles['districts']}>
          {districts.map((district) => (
            <fieldset key={district}>
              <legend>{words(`districts.${district}`)}</legend>
              {rightsOf(district).map((right) => (
                <label key={right}>
                  <input
                    type="checkbox"
                    checked={allRights.includes(right)}
                    onChange={(event) => toggle(right, event.currentTarget.checked)}
                  />
                  {words(`scopes.${right}`)}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
      )}
    </div>
  );
}
