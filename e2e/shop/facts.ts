/** Properties that search engines need. The compiler checks that all are of schema.org. */
const neededNames: Readonly<Record<string, readonly string[]>> = {
  Product: ['name', 'description', 'image', 'brand', 'offers', 'url'],
  Brand: ['name'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  FoodEstablishment: ['name', 'address', 'url', 'openingHoursSpecification'],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
};

const addresses = ['url', 'image'];

export function factsIn(html: string): { types: string[]; faults: string[] } {
  const types: string[] = [];
  const faults: string[] = [];
  function look(fact: Record<string, unknown>): void {
    const type = String(fact['@type']);
    types.push(type);
    for (const name of neededNames[type] ?? ['a type that we know'])
      if (fact[name] === undefined || fact[name] === '') faults.push(`${type} lacks ${name}`);
    for (const [name, value] of Object.entries(fact)) {
      if (addresses.includes(name) && !URL.canParse(String(value))) faults.push(`${type}: ${name} leads nowhere`);
      for (const part of [value].flat()) if (typeof part === 'object' && part) look(part as Record<string, unknown>);
    }
    if (type === 'Offer' && !/^\d+(?:\.\d{2})?$/.test(String(fact['price']))) faults.push('Offer: price is no number');
  }
  for (const [, text = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    look(JSON.parse(text) as Record<string, unknown>);
  return { types, faults };
}
