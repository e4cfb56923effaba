import { useFront } from '@traiteur/front/front.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';

/** Opens the print dialog once, when the address says so. */
export function PrintWhenAsked() {
  const { browser } = useFront();
  const { action } = useParams();
  const isPrinting = action === 'imprimer' || action === 'print';
  useEffect(() => {
    if (isPrinting) browser.print();
  }, [isPrinting, browser]);
  return null;
}
