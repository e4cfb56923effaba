import { houseCountry, phoneNumberOf } from '@traiteur/domain/clients/phone-number.ts';
import { type Fault, Refusal } from '../../core/refusal.ts';

interface Reachable {
  phone: string;
  addresses: readonly { id?: number | undefined; phone: string; country: string }[];
}

/** E.164; an unchanged phone stays, as an old bad one must not block an allergy. @throws {Refusal} `invalid-input` */
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

/** @throws {Refusal} `invalid-input` on a phone that is not valid */
export function withNumber<Input extends { phone: string; country: string }>(
  address: Input,
  storedAddress?: { phone: string },
): Input {
  const phone = numberOf(address.phone, address.country, storedAddress?.phone);
  if (phone === undefined)
    throw new Refusal('invalid-input', { faults: [{ field: 'phone', code: 'not-a-phone-number' }] });
  return { ...address, phone };
}

/** Empty is valid, for a person without a phone. */
const numberOf = (text: string, country: string, storedPhone?: string) =>
  text === '' || text === storedPhone ? text : phoneNumberOf(text, country);
