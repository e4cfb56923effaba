import type { ChosenRows } from '@traiteur/kit/list/use-row-choice.ts';
import { type ReactNode, Suspense, useState } from 'react';

interface OnceChosenProps {
  choice: ChosenRows<unknown>;
  children: ReactNode;
}

/** What can be done with chosen rows: it comes with the first one, and stays to tell what became of them. */
export function OnceChosen({ choice: { rows, all }, children }: OnceChosenProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && (all || rows.length > 0)) setIsWanted(true);
  return isWanted && <Suspense>{children}</Suspense>;
}
