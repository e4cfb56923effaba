import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTip } from './use-tip.tsx';

function Advised({ text }: { text?: string }) {
  return useTip(text).tip;
}

test('a tip is a hint, so that it closes no open menu', () => {
  expect(renderToStaticMarkup(<Advised text="Réservé aux gérants" />)).toMatch(
    /^<span[^>]* role="tooltip" popover="hint"[^>]*>Réservé aux gérants<\/span>$/,
  );
});

test('without a text there is no tip', () => {
  expect(renderToStaticMarkup(<Advised />)).toBe('');
});
