import { Button } from '@traiteur/kit/look/Button.tsx';
import { useFront } from '../front.ts';

/** Prints the screen it stands on; what it says is the screen's. */
export function PrintButton({ children }: { children: string }) {
  const { browser } = useFront();
  return <Button onClick={browser.print}>{children}</Button>;
}
