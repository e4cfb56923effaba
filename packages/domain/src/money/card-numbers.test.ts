import { expect, test } from 'vitest';
import { withoutCardNumbers } from './card-numbers.ts';

test.each([
  ['4242424242424242', '••••••••••••••••'],
  ['4222222222222923', '••••••••••••••••'],
  ['6333 3333 3333 3333 336', '•••• •••• •••• •••• •••'],
  ['Ma carte : 4242 4242 4242 4242 12/28 123', 'Ma carte : •••• •••• •••• •••• 12/28 123'],
  ['code 12 4242-4242-4242-4242, merci', 'code 12 ••••-••••-••••-••••, merci'],
  ['5555 5555 5555 4444 puis 4000.0566.5566.5556', '•••• •••• •••• •••• puis ••••.••••.••••.••••'],
  ['amex 3782 822463 10005', 'amex •••• •••••• •••••'],
  ['4242\u00a04242\u202f4242  4242', '••••\u00a0••••\u202f••••  ••••'],
  ['Bât. AB12 - 4242 4242 4242 4242', 'Bât. AB12 - •••• •••• •••• ••••'],
  ['Code AB12, carte 4242-4242-4242-4242', 'Code AB12, carte ••••-••••-••••-••••'],
])('the number of a card is kept out of %j', (text, struckText) => {
  expect(withoutCardNumbers(text)).toBe(struckText);
});

test.each([
  'Sonnez au 06 12 34 56 78, sinon 06 98 76 54 32',
  'Facture au SIRET 384 518 114 00036',
  'SIRET 38451811400036',
  'FR76 3000 6000 0112 3456 7890 189',
  'FR54 4061 8573 0436 6975 6594 426',
  'remboursez-moi sur fr47 3000 4822 7772 3550 8481 732',
  'FR54-4061-8573-0436-6975-6594-426',
  'IBAN : FR47-3000-4822-7772-3550-8481-732',
  'GB82 WEST 1234 5698 7654 32',
  'code-barres 4006381333931',
  'commande 4242 4242 4242 4243',
  'deux plats, 12 h 30, digicode 4242A',
])('%j stays as it is written', (text) => {
  expect(withoutCardNumbers(text)).toBe(text);
});
