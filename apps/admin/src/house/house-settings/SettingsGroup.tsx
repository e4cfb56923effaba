import type { HouseSettings } from '@traiteur/contract/house/house-settings.ts';
import type { SettingGroup } from '@traiteur/domain/house/house-settings.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './HouseSettings.module.css';

interface SettingsGroupProps {
  settings: HouseSettings;
  group: SettingGroup;
  children: ReactNode;
}

/** Read only where a variable of the server sets it. */
export function SettingsGroup({ settings, group, children }: SettingsGroupProps) {
  const words = useTranslations('houseSettings');
  const isFixed = settings.fixed.includes(group);
  return (
    <fieldset className={styles['group']} disabled={isFixed} aria-label={words(`groups.${group}`)}>
      {children}
      {isFixed && <p className="hint">{words('fixed')}</p>}
    </fieldset>
  );
}
