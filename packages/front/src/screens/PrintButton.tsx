import { Button } from '@traiteur/kit/look/Button.tsx';
import { useFront } from '../front.ts';

export function PrintButton({ children }: { children: string }) {
  const { browser } = useFront();
  return <Button onClick={browser.print}>{children}</Button>;
}
