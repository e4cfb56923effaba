import { Button } from '@traiteur/kit/look/Button.tsx';
import { useFront } from '../front.ts';

/** A button that prints the current screen; its text comes from the screen. */
export function PrintButton({ children }: { children: string }) {
  const { browser } = useFront();
  return <Button onClick={browser.print}>{children}</Button>;
}
