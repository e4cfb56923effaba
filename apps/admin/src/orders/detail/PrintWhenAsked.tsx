import { useEffect } from 'react';
import { useParams } from 'react-router';

/** Opens the print dialog once, when the address says so. */
export function PrintWhenAsked() {
  const { action } = useParams();
  const asked = action === 'imprimer' || action === 'print';
  useEffect(() => {
    if (asked) window.print();
  }, [asked]);
  return null;
}
