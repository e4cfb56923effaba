import { Button } from '@traiteur/kit/look/Button.tsx';
import { useFrontWords } from '../language/use-front-words.ts';
import { useFront } from '../front.ts';

export function MissingPart() {
  const { browser } = useFront();
  const words = useFrontWords('front');
  return (
    <div role="alert">
      <p>{words(browser.line.isOpen() ? 'missingPart' : 'error.unreachable')}</p>
      <Button onClick={() => location.reload()}>{words('reload')}</Button>
    </div>
  );
}
