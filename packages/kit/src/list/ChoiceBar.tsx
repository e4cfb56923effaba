import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { Button } from '../look/Button.tsx';
import { kitWords, usePhrase } from '../setup/kit-words.ts';
import { choiceWords } from './choice-words.ts';
import styles from './ChoiceBar.module.css';
import type { ListState } from './list-state.ts';
import type { RowChoice } from './use-row-choice.ts';

export interface Choosing<Row> {
  nameOf: (row: Row) => string;
  /** "3 orders chosen". */
  chosen: (count: number) => string;
  /** "Choose all orders of this list (214)", then "all are chosen"; the number may be an estimate. */
  chooseAll: (total: string) => string;
  allChosen: (total: string) => string;
  actions: (choice: RowChoice<Row>) => ReactNode;
}

interface ChoiceBarProps<Row> {
  choosing: Choosing<Row>;
  choice: RowChoice<Row>;
  list: ListState<Row>;
}

export function ChoiceBar<Row>({ choosing, choice, list }: ChoiceBarProps<Row>) {
  const phrase = usePhrase();
  const locale = useLocale();
  const { total = 0, totalIsEstimate, hasNext, hasPrevious } = list;
  const { rows, all, wholePage } = choice;
  const isAny = all || rows.length > 0;
  const many = `${totalIsEstimate ? `${phrase(kitWords.about)} ` : ''}${total.toLocaleString(locale)}`;
  return (
    <div className={`${styles['bar']} no-print`}>
      <div className={styles['told']}>
        <p role="status">{isAny && (all ? choosing.allChosen(many) : choosing.chosen(rows.length))}</p>
        {isAny && !all && wholePage && (hasNext || hasPrevious) && (
          <Button variant="subtle" onClick={choice.chooseAll}>
            {choosing.chooseAll(many)}
          </Button>
        )}
        {isAny && (
          <Button variant="subtle" onClick={choice.clear}>
            {phrase(choiceWords.chooseNone)}
          </Button>
        )}
      </div>
      {choosing.actions(choice)}
    </div>
  );
}
