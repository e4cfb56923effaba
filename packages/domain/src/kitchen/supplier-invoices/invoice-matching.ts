import { plainText } from '../../text/slug.ts';
import { isSiren, isSiret, sirenOf } from '../../money/business-numbers.ts';

export const invoiceKinds = ['invoice', 'credit'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceStatuses = ['open', 'booked'] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

/** Of Factur-X; `minimum` and `basic-wl` have no lines. */
export const invoiceProfiles = ['minimum', 'basic-wl', 'basic', 'en16931', 'extended', 'other'] as const;
export type InvoiceProfile = (typeof invoiceProfiles)[number];

/** By what a line was matched with its article. */
export const matchGrounds = ['none', 'memory', 'code', 'name', 'hand'] as const;
export type MatchGround = (typeof matchGrounds)[number];

export const lineDifferences = ['price', 'quantity', 'not-ordered', 'not-received', 'tax', 'sum'] as const;
export type LineDifference = (typeof lineDifferences)[number];

interface Seller {
  name: string;
  /** SIREN or SIRET, digits alone; empty where it is not said. */
  siren: string;
  vat: string;
}

/** What a seller is known by, the surest first. */
export const sellerKeys = ({ name, siren, vat }: Seller): string[] =>
  [
    vat && `vat ${vat.toUpperCase().replace(/[^0-9A-Z]/g, '')}`,
    (isSiren(siren) || isSiret(siren)) && `siren ${sirenOf(siren)}`,
    plainSeller(name) && `name ${plainSeller(name)}`,
  ].filter((key): key is string => Boolean(key));

const legalForms =
  /^(sas|sasu|sarl|sa|eurl|snc|sca|scop|scea|earl|gaec|ets|etablissements|societe|ste|gmbh|ltd|bv|srl)$/;

/** Without accents, signs and legal form. */
export const plainSeller = (name: string): string =>
  plainWords(name.replace(/\b([a-z])\.(?=[a-z]\b)/gi, '$1'))
    .split(' ')
    .filter((word) => !legalForms.test(word))
    .join(' ');

const plainWords = (text: string): string =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');

interface InvoicedArticle {
  code: string;
  gtin: string;
  name: string;
}

/** What an article is known by on the invoices of its supplier, the surest first. */
export const articleKeys = ({ code, gtin, name }: InvoicedArticle): string[] =>
  [code && `code ${code.toLowerCase()}`, gtin && `gtin ${gtin}`, plainWords(name) && `name ${plainWords(name)}`].filter(
    Boolean,
  );

interface KnownArticle {
  id: number;
  code: string;
  name: string;
}

/** By the supplier's code, then by its name where no other has the same. */
export function articleOf<Article extends KnownArticle>(
  { code, name }: Pick<InvoicedArticle, 'code' | 'name'>,
  articles: readonly Article[],
): { article: Article; ground: MatchGround } | undefined {
  const byCode = articles.filter((article) => code !== '' && article.code.toLowerCase() === code.toLowerCase());
  if (byCode[0] && byCode.length === 1) return { article: byCode[0], ground: 'code' };
  const byName = articles.filter((article) => plainWords(article.name) === plainWords(name));
  return byName[0] && byName.length === 1 ? { article: byName[0], ground: 'name' } : undefined;
}

interface LineFacts {
  /** Cents a pack. */
  packPrice: number | null;
  /** Milligrams of the article on the invoice; null where no pack of it can be weighed. */
  weight: number | null;
  /** Thousandths of a percent; null where the file does not say. */
  taxRate: number | null;
  articleTaxRate: number;
  /** Undefined without an order, null where the order has no such line. */
  orderedPrice: number | null | undefined;
  /** Milligrams of it that came in; undefined where no receipt of goods is known. */
  received: number | undefined;
  addsUp: boolean;
}

/** Milligrams of a kilogram by which scales may differ. */
const tolerance = 1000;

/** What is otherwise than ordered, received or known. */
export function differencesOf(facts: LineFacts): LineDifference[] {
  const { packPrice, weight, taxRate, articleTaxRate, orderedPrice, received, addsUp } = facts;
  const receivedWeight = received ?? 0;
  const differences: Record<LineDifference, boolean> = {
    price: typeof orderedPrice === 'number' && packPrice !== null && packPrice !== orderedPrice,
    'not-ordered': orderedPrice === null,
    'not-received': received === 0,
    quantity:
      receivedWeight > 0 &&
      weight !== null &&
      Math.abs(weight - receivedWeight) * 1_000_000 > receivedWeight * tolerance,
    tax: taxRate !== null && taxRate !== articleTaxRate,
    sum: !addsUp,
  };
  return lineDifferences.filter((name) => differences[name]);
}

/** Of what a house writes on an order, as suppliers write it back: `BC 12`, `bc-0012`. */
export const orderNumbersIn = (text: string): string[] =>
  [...text.matchAll(/\bBC\s{0,3}[-–/.°]?\s{0,3}0{0,9}(\d{1,9})\b/gi)].map(
    ([, digits = '']) => `BC-${digits.padStart(4, '0')}`,
  );
