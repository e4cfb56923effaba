import { useEffect, useEffectEvent, useState } from 'react';
import type { PaletteItem } from './PaletteList.tsx';

interface ActiveOptionOptions {
  text: string;
  isEntered: boolean;
  pending: boolean;
  onChoose: (item: PaletteItem) => void;
}

/** The item that Enter opens: the first, until the arrows or the pointer move. */
export function useActiveOption(
  items: readonly PaletteItem[],
  { text, isEntered, pending, onChoose }: ActiveOptionOptions,
) {
  const [pointedOption, setPointedOption] = useState({ text, to: '' });
  const [enteredText, setEnteredText] = useState(isEntered ? text : undefined);
  const active = items.find(({ to }) => pointedOption.text === text && to === pointedOption.to) ?? items[0];
  const point = (to: string) => setPointedOption({ text, to });

  // Enter before the results arrive opens the first result when it comes.
  const due = enteredText === text && !pending ? active : undefined;
  const choose = useEffectEvent(onChoose);
  useEffect(() => {
    if (due) choose(due);
  }, [due]);

  return {
    active: active?.to,
    point,
    step: (by: 1 | -1) => {
      const next = items.length && items.at((items.findIndex((item) => item === active) + by) % items.length);
      if (next) point(next.to);
    },
    enter: () => {
      if (active) onChoose(active);
      else setEnteredText(text);
    },
  };
}
