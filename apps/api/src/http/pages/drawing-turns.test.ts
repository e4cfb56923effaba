import { expect, test } from 'vitest';
import { drawingTurns } from './drawing-turns.ts';

const page = { status: 200, headers: {}, html: '' };

test('pages are drawn one after the other, the addresses in turn, and what is ready goes before each', async () => {
  const drawInTurn = drawingTurns();
  const done: string[] = [];
  let atOnce = 0;
  const draw = (address: string) =>
    drawInTurn(address, async () => {
      expect(++atOnce).toBe(1);
      setImmediate(() => done.push('clerk'));
      await Promise.resolve();
      atOnce--;
      done.push(address);
      return page;
    });
  const [one, other] = ['203.0.113.1', '203.0.113.2'];
  await Promise.all([one, one, one, other].map(draw));
  expect(done).toEqual([one, 'clerk', one, 'clerk', other, 'clerk', one, 'clerk']);
});

test('an address has so many pages drawn, and is told when to come again', async () => {
  const drawInTurn = drawingTurns({ burst: 2, perSecond: 0.1, most: 10 });
  const draw = () => Promise.resolve(page);
  await Promise.all([drawInTurn('203.0.113.1', draw), drawInTurn('203.0.113.1', draw)]);
  expect(() => drawInTurn('203.0.113.1', draw)).toThrow('too-many-requests');
  expect(await drawInTurn('203.0.113.2', draw)).toBe(page);
});
