import { expect, test } from 'vitest';
import { orderOf } from './arguments.ts';

const create = ['create', '--email', 'karim@example.com', '--first-name', 'Karim', '--last-name', 'Benali'];

test('a new account is an owner’s, in French, unless said', () => {
  expect(orderOf(create)).toMatchObject({
    command: 'create',
    account: { email: 'karim@example.com', firstName: 'Karim', role: 'owner', locale: 'fr', active: true },
    generate: false,
  });
});

test('a reset activates nothing by itself, and leaves the second factor', () => {
  expect(orderOf(['reset', '--email', 'karim@example.com'])).toMatchObject({
    command: 'reset',
    activate: false,
    withoutSecondFactor: false,
  });
});

test.each([
  [['create', '--email', 'karim'], '--email must be an e-mail address.'],
  [['reset', '--email', 'karim'], '--email must be an e-mail address.'],
  [['reset'], '--email is missing.'],
  [[...create, '--role', 'chef'], '--role must be one of owner, manager, clerk, kitchen, delivery, accountant.'],
  [[...create, '--locale', 'de'], '--locale must be fr or en.'],
  [[...create, '--first-name', 'x'.repeat(81)], '--first-name is too long.'],
  [['reset', '--email'], "Option '--email <value>' argument missing"],
  [['reset', '--mail', 'karim@example.com'], "Unknown option '--mail'"],
  [['reset', 'karim@example.com'], 'karim@example.com is one word too many.'],
  [['remove'], 'npm run let-in -- create'],
  [[], 'npm run let-in -- create'],
])('%j is refused with a sentence', (args, sentence) => {
  expect(() => orderOf(args)).toThrow(sentence);
});

test('every missing option is named at once', () => {
  expect(() => orderOf(['create'])).toThrow('--first-name is missing.\n--last-name is missing.\n--email is missing.');
});

test('--help wins over what else is missing', () => {
  expect(orderOf(['create', '--help'])).toEqual({ command: 'help' });
});
