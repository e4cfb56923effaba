import { houseCountry, phoneNumberOf } from '@traiteur/domain/clients/phone-number.ts';
import { type Fault, Refusal } from '../../core/refusal.ts';

interface Reachable {
  phone: string;
  addresses: readonly { id?: number | undefined; phone: string; country: string }[];
}

/**
 * A client with all phones as E.164. One that was `stored` as it stands stays: numbers from before that nobody can read must not hold
 * back an allergy.
 * @throws {Refusal} `invalid-input` with each phone that is none
 */
export function withNumbers<Input extends Reachable>(input: Input, storedClient?: Reachable): Input {
  const faults: Fault[] = [];
  const read = (field: string, text: string, country: string, storedPhone: string | undefined) => {
    const number = numberOf(text, country, storedPhone);
    if (number === undefined) faults.push({ field, code: 'not-a-phone-number' });
    return number ?? text;
  };
  const phone = read('phone', input.phone, houseCountry, storedClient?.phone);
  const addresses = input.addresses.map((address, index) => {
    const storedPhone = storedClient?.addresses.find(({ id }) => id === address.id)?.phone;
    return { ...address, phone: read(`addresses.${index}.phone`, address.phone, address.country, storedPhone) };
  });
  if (faults.length > 0) throw new Refusal('invalid-input', { faults });
  return { ...input, phone, addresses };
}

/** One address, likewise. @throws {Refusal} `invalid-input` on a phone that is none */
export function withNumber<Input extends { phone: string; country: string }>(
  address: Input,
  storedAddress?: { phone: string },
): Input {
  const phone = numberOf(address.phone, address.country, storedAddress?.phone);
  if (phone === undefined)
    throw new Refusal('invalid-input', { faults: [{ field: 'phone', code: 'not-a-phone-number' }] });
  return { ...address, phone };
}

/** No number is one: somebody without a phone. */
const numberOf = (text: string, country: string, storedPhone?: string) =>
  text === '' || text === storedPhone ? text : phoneNumberOf(text, country);
