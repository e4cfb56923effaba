import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { InLanguage } from '@traiteur/front/language/InLanguage.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { labelPrintQuery } from './label-queries.ts';
import styles from './Labels.module.css';
import { LabelSheets } from './LabelSheets.tsx';
import { LabelWords } from './LabelWords.tsx';
import { UnprintedDishes } from './UnprintedDishes.tsx';

/** Labels as they were printed, in the language that they were printed in. */
export function PrintedLabels({ id, back }: { id: number; back: () => void }) {
  const words = useTranslations('labels');
  const dates = useDates();
  const query = useQuery(labelPrintQuery(useApi(), id));
  return (
    <Shown query={query} card="message" shape={<Skeleton width="100%" height={320} />}>
      {({ by, at, format, locale, maker, dishes, portions, unprinted }) => (
        <>
          <div className={`${styles['tools']} no-print`}>
            <Button onClick={back}>{words('back')}</Button>
            <span>{words('asPrinted', { name: by, at: dates.day(at) })}</span>
            <PrintButton>{words('printAgain')}</PrintButton>
          </div>
          <UnprintedDishes dishes={unprinted} />
          <InLanguage locale={locale}>
            <LabelWords>
              <LabelSheets format={format} maker={maker} dishes={dishes} portions={portions} unprinted={unprinted} />
            </LabelWords>
          </InLanguage>
        </>
      )}
    </Shown>
  );
}
