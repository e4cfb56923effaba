import en from 'virtual:words/screen/dishCosts/en';
import fr from 'virtual:words/screen/dishCosts/fr';
import type { ReactNode } from 'react';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

export const CostWords = ({ children }: { children: ReactNode }) => (
  <ScreenWords fr={fr} en={en}>
    {children}
  </ScreenWords>
);
