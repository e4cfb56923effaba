import { useFront } from '@traiteur/front/front.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';

/** Opens the print dialog once, when the address says so. */
export function PrintWhenAsked() {
  const { browser } = useFront();
  const { action } = useParams();
  const asked = action === 'imprimer' || action === 'print';
  useEffect(() => {
    if (asked) browser.print();
  }, [asked, browser]);
  return null;
}
