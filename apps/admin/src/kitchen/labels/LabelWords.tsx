import enReport from 'virtual:words/screen/deliveryReport/en';
import frReport from 'virtual:words/screen/deliveryReport/fr';
import en from 'virtual:words/screen/labels/en';
import fr from 'virtual:words/screen/labels/fr';
import type { ReactNode } from 'react';
import { ScreenWords } from '../../noun/ScreenWords.tsx';

/** Warnings on labels speak as the delivery report does. */
export const LabelWords = ({ children }: { children: ReactNode }) => (
  <ScreenWords fr={{ ...frReport, ...fr }} en={{ ...enReport, ...en }}>
    {children}
  </ScreenWords>
);
