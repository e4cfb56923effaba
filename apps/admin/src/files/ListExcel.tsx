import { useToday } from '@traiteur/front/language/use-today.ts';
import type { ComponentProps } from 'react';
import { ExcelButton } from './ExcelButton.tsx';

/** The file of a list, named by the day. */
export const ListExcel = (props: Pick<ComponentProps<typeof ExcelButton>, 'file' | 'open'>) => (
  <ExcelButton {...props} days={[useToday()]} />
);
