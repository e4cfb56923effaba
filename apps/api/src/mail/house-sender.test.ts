import { expect, test } from 'vitest';
import { houseBrand } from '../core/house-brand.ts';
import { houseSender } from './house-sender.ts';

test.each([
  ['as it is now, where no setting says another', 'Traiteur', 'Chez Odette'],
  ['as the setting says it', 'Le service commandes', 'Le service commandes'],
])('mails come from the house %s', (_, name, header) => {
  const brand = houseBrand('Traiteur');
  const sender = houseSender({ name, address: 'no-reply@traiteur.example' }, brand);
  brand.become({ name: 'Chez Odette', logoId: null, colours: brand.colours });
  expect(sender.name).toBe(header);
});
