import { expect, test } from 'vitest';
import { drawingTurns } from './drawing-turns.ts';

const page = { status: 200, headers: {}, html: '' };

test('pages are drawn one after the other, the addresses in turn, and what is ready goes before each', async () => {
  const drawInTurn = drawingTurns();
  const finishedNames: string[] = [];
  let atOnce = 0;
  const draw = (address: string) =>
    drawInTurn(address, async () => {
      expect(++atOnce).toBe(1);
      setImmediate(() => finishedNames.push('clerk'));
      await Promise.resolve();
      atOnce--;
      finishedNames.push(address);
      return page;
    });
  const [firstAddress, secondAddress] = ['203.0.113.1', '203.0.113.2'];
  await Promise.all([firstAddress, firstAddress, firstAddress, secondAddress].map(draw));
  expect(finishedNames).toEqual([firstAddress, 'clerk', firstAddress, 'clerk', secondAddress, 'clerk', firstAddress]);
});

test('an address has so many pages drawn, and is told when to come again', async () => {
  const drawInTurn = drawingTurns({ burst: 2, perSecond: 0.1, most: 10 });
  const draw = () => Promise.resolve(page);
  await Promise.all([drawInTurn('203.0.113.1', draw), drawInTurn('203.0.113.1', draw)]);
  await expect(drawInTurn('203.0.113.1', draw)).rejects.toThrow('too-many-requests');
  expect(await drawInTurn('203.0.113.2', draw)).toBe(page);
});

test('a page that several wait for is drawn once, in the line that is shortest, and paid for by who asked first', async () => {
  const drawInTurn = drawingTurns({ burst: 3, perSecond: 0.001, most: 10 });
  const drawnNames: string[] = [];
  const draw = (name: string) => () => Promise.resolve(void drawnNames.push(name)).then(() => page);
  const [busy, quiet] = ['203.0.113.1', '203.0.113.2'];
  const answers = [
    drawInTurn(busy, draw('own')),
    drawInTurn(busy, draw('own')),
    drawInTurn(busy, draw('menu'), 'menu'),
  ];
  answers.push(...[quiet, quiet, quiet, quiet, busy].map((address) => drawInTurn(address, draw('menu'), 'menu')));
  for (const answer of await Promise.all(answers)) expect(answer).toBe(page);
  expect(drawnNames).toEqual(['own', 'own', 'menu']);
});

test('who asks once a page is drawn has it drawn anew, and one that failed is drawn for the next', async () => {
  const drawInTurn = drawingTurns();
  const burnt = () => Promise.reject(new Error('burnt'));
  const failed = await Promise.allSettled([
    drawInTurn('203.0.113.1', burnt, 'menu'),
    drawInTurn('203.0.113.2', burnt, 'menu'),
  ]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await drawInTurn('203.0.113.1', () => Promise.resolve(page), 'menu')).toBe(page);
  const newPage = { ...page };
  expect(await drawInTurn('203.0.113.1', () => Promise.resolve(newPage), 'menu')).toBe(newPage);
});
