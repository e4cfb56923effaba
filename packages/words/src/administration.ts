import { files } from './frame/files.ts';
import { finder } from './frame/finder.ts';
import { forms } from './frame/forms.ts';
import { frame } from './frame/frame.ts';
import { lists } from './frame/lists.ts';
import { front } from './frame/front.ts';
import { type Phrases, pick } from './phrases/phrase.ts';
import { type NounWords, readNounWords } from './nouns.ts';
import { faults } from './refusals/faults.ts';
import { refusals as allRefusals } from './refusals/refusals.ts';

/** The server says the others itself, with what it refuses. */
const refusals = { 'provider-failed': allRefusals['provider-failed'] };

const ownWords = { front, frame, forms, lists, files, finder, refusals, faults } as const;

type All = typeof ownWords & NounWords;

export const words: { [Name in keyof All]: All[Name] } = { ...ownWords, ...(await readNounWords()) };

const { signIn, invitations, providerSignIns, secondFactor, administrators, account } = words;

const without = <Texts extends object>(texts: Texts, names: readonly (keyof Texts)[]) =>
  (Object.keys(texts) as (keyof Texts)[]).filter((name) => !names.includes(name));

/** The texts of the pages before sign-in; the others load after it. */
export const entrance = {
  front,
  frame: pick(frame, without(frame, ['menu'])),
  refusals,
  faults,
  signIn,
  invitations: pick(invitations, [
    'pending',
    'acceptTitle',
    'acceptSubtitle',
    'endedSubtitle',
    'greeting',
    'account',
    'password',
    'accept',
    'toSignIn',
  ]),
  providerSignIns,
  secondFactor: {
    title: secondFactor.title,
    step: secondFactor.step,
    withPasskey: secondFactor.withPasskey,
    passkeyNotUsed: secondFactor.passkeyNotUsed,
  },
  administrators: { hints: pick(administrators.hints, ['password']) },
  account: pick(account, ['newPassword']),
};

/** Nouns whose texts load with their own screen, but those that others show too: search, menu, log, home, a dialog. */
const shared = {
  siteTexts: ['title', 'subtitle', 'fields'],
  products: without(words.products, ['reading', 'steps', 'batchDone', 'priceChange', 'dayChange']),
  uses: [],
  pictures: [],
  auditEntries: [
    'title',
    'subtitle',
    'count',
    'empty',
    'everything',
    'number',
    'nothing',
    'yes',
    'no',
    'fields',
    'parts',
    'answers',
    'alerts',
    'languages',
    'nouns',
  ],
  ingredientBatches: ['title', 'menu', 'subtitle', 'fields', 'states'],
  goodsReceipts: ['title', 'subtitle', 'add', 'fields'],
  purchaseOrders: ['title', 'menu', 'subtitle', 'add', 'fields', 'statuses'],
  supplierInvoices: ['title', 'subtitle', 'count', 'fields', 'statuses'],
  ingredients: ['title', 'subtitle', 'add', 'edit', 'fields', 'states', 'storages', 'units', 'pieces'],
  recipes: ['title', 'subtitle', 'add', 'edit', 'fields'],
  labels: ['title', 'subtitle'],
  labelSettings: ['title', 'subtitle', 'fields'],
  controlPoints: ['title', 'subtitle', 'add', 'edit', 'fields', 'kinds', 'keepers'],
  kitchenBook: ['title', 'menu', 'count'],
  batchHolds: ['title', 'subtitle', 'fields', 'held'],
  traces: ['title', 'subtitle'],
  dishCosts: ['title', 'menu', 'subtitle', 'link'],
  recalls: ['title', 'subtitle', 'fields'],
  menuPlans: ['title', 'count', 'fields'],
  menuTemplates: ['title', 'count'],
  deliveryExplanations: ['title', 'subtitle'],
  deliveryReport: ['title', 'subtitle', 'date', 'previous', 'next', 'round', 'stops', 'due'],
  rounds: ['title', 'open'],
  production: ['title', 'open'],
  packing: ['title'],
  invoices: without(words.invoices, ['papers', 'send', 'sendReaders', 'letter']),
  takings: ['title', 'subtitle', 'link'],
  cashUps: ['title', 'subtitle', 'link'],
  security: ['title', 'subtitle'],
  clientExports: ['title', 'subtitle', 'menu', 'rowKinds'],
  databaseUpkeep: ['title', 'subtitle'],
  serverStatus: ['title', 'subtitle'],
  imports: ['title', 'subtitle', 'button', 'nouns', 'fields', 'states'],
  companies: [
    'title',
    'subtitle',
    'menu',
    'one',
    'every',
    'unknownVat',
    'add',
    'edit',
    'count',
    'empty',
    'fields',
    'terms',
    'invoiceGroups',
    'member',
    'order',
  ],
  company: ['title', 'subtitle', 'fields', 'missing', 'mentions', 'transfer'],
  setup: [],
  houseNews: ['title'],
  chime: [],
  houseSettings: ['title', 'fields', 'securities', 'languages'],
  statements: ['title', 'subtitle'],
  salesReport: [
    'title',
    'subtitle',
    'menu',
    'dateBy',
    'group',
    'compare',
    'sentence',
    'sentenceBefore',
    'scope',
    'comparedWith',
    'chart',
  ],
  paymentDifferences: ['title', 'subtitle', 'link'],
} as const satisfies { [Noun in keyof All]?: readonly (keyof All[Noun])[] };

const nouns: [noun: string, names: readonly string[]][] = Object.entries(shared);
const phrases: Phrases = words;
const phrasesOf = (noun: string) => phrases[noun] as Phrases;

/** `virtual:words/screen/{noun}/fr`. */
export const screenWords = Object.fromEntries(nouns.map(([noun]) => [`screen/${noun}`, { [noun]: phrasesOf(noun) }]));

/** What every screen has. */
export const commonWords: Phrases = {
  ...words,
  ...Object.fromEntries(nouns.map(([noun, names]) => [noun, pick(phrasesOf(noun), names)])),
};
