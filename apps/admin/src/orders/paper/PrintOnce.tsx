import { useFront } from '@traiteur/front/front.ts';
import { useEffect } from 'react';

/** Opens the print dialog once the paper is rendered. */
export function PrintOnce() {
  const { browser } = useFront();
  useEffect(() => browser.print(), [browser]);
  return null;
}
