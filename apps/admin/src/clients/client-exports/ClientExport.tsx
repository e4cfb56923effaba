import en from 'virtual:words/screen/clientExports/en';
import fr from 'virtual:words/screen/clientExports/fr';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { useTranslations } from 'use-intl';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import styles from './ClientExport.module.css';
import { ExportFile } from './ExportFile.tsx';
import { ExportFilters } from './ExportFilters.tsx';
import { useClientFilters } from './use-client-filters.ts';

export default function ClientExport() {
  return (
    <ScreenWords fr={fr} en={en}>
      <ExportCards />
    </ScreenWords>
  );
}

function ExportCards() {
  const words = useTranslations('clientExports');
  const filters = useClientFilters();
  return (
    <Screen title={words('title')} subtitle={words('subtitle')}>
      <div className={styles['cards']}>
        <ExportFilters filters={filters} />
        <ExportFile query={filters.query} leftover={Object.values(filters.leftovers).find(Boolean)} />
      </div>
    </Screen>
  );
}
