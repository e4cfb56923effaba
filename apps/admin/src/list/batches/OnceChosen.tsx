import type { ChosenRows } from '@traiteur/kit/list/use-row-choice.ts';
import { type ReactNode, Suspense, useState } from 'react';

interface OnceChosenProps {
  choice: ChosenRows<unknown>;
  children: ReactNode;
}

/** Mounted when the first row is chosen, then kept to show the results. */
export function OnceChosen({ choice: { rows, all }, children }: OnceChosenProps) {
  const [isWanted, setIsWanted] = useState(false);
  if (!isWanted && (all || rows.length > 0)) setIsWanted(true);
  return isWanted && <Suspense>{children}</Suspense>;
}
