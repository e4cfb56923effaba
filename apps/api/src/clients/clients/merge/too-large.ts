import { clientInput, type Client } from '@traiteur/contract/clients/clients.ts';
import type { MergedPerson } from '@traiteur/domain/clients/merged-client.ts';
import { Refusal } from '../../../core/refusal.ts';

/** A merge cuts nothing, and its record must be valid input. @throws {Refusal} `merge-too-large` */
export function refuseTooLarge(
  { addresses }: Pick<Client, 'addresses'>,
  person: Pick<MergedPerson<Client['addresses'][number]>, 'addresses' | 'dietNote' | 'houseNote'>,
): void {
  const { dietNote, houseNote, addresses: several } = clientInput.shape;
  const allAddresses = [...addresses, ...person.addresses].map(
    ({ eligible: _eligible, zone: _zone, ...address }) => address,
  );
  const fits =
    dietNote.safeParse(person.dietNote).success &&
    houseNote.safeParse(person.houseNote).success &&
    several.safeParse(allAddresses).success;
  if (!fits) throw new Refusal('merge-too-large');
}
