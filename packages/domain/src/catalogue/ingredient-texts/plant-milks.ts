import type { Locale } from '../../text/language.ts';
import { type TextWord, wordsOfText } from './words-of-text.ts';

/*
 * «Lait d’amande», "almond milk": the milk is none, the almond is read by itself. Likewise noodles of rice.
 * «Yaourt à la noisette» and "hazelnut yogurt" are milk with a taste: only what makes no sense otherwise counts.
 */
const stems = (words: string) => new Set(wordsOfText(words).map(({ stem }) => stem));

const frenchMilks = {
  heads: stems('lait boisson crème yaourt yogourt beurre fromage dessert'),
  plants: stems(`amande noisette noix cajou pistache macadamia pécan coco soja riz avoine épeautre chanvre sésame
    quinoa sarrasin millet souchet châtaigne marron arachide cacahuète cacahouète tournesol cacao karité cassis tartre balsamique`),
};
const french = [
  frenchMilks,
  {
    heads: stems(
      'pâte nouille vermicelle spaghetti tagliatelle penne fusilli lasagne crêpe galette wrap tortilla pain cracker',
    ),
    plants: stems('riz maïs lentille pois sarrasin quinoa konjac courgette patate manioc millet châtaigne tapioca'),
  },
];
const soya = stems('soja soya');

const english = [
  {
    heads: stems('milk butter drink'),
    plants:
      stems(`coconut almond soy soya oat rice hemp cashew hazelnut peanut pea cocoa shea sunflower walnut macadamia
      pistachio sesame flax quinoa spelt seed apple pumpkin pecan`),
  },
  { heads: stems('cream cheese'), plants: stems('coconut soy soya oat rice cashew') },
  { heads: stems('yogurt yoghurt cheese'), plants: stems('soy soya oat cashew almond') },
  {
    heads: stems('noodle pasta vermicelli spaghetti wrap tortilla cracker pancake'),
    plants: stems('rice corn maize lentil pea chickpea konjac courgette zucchini quinoa buckwheat cassava'),
  },
  {
    heads: stems('flour'),
    plants:
      stems(`mustard lupin almond soy soya hazelnut peanut coconut chestnut potato rice corn maize gram chickpea besan
      tapioca buckwheat cassava lentil teff quinoa sorghum millet carob banana plantain pea bean manioc arrowroot hemp seed
      amaranth flax linseed tigernut`),
  },
];

/** Whether the word at `index` heads a name whose plant makes it none of its own source. */
export const isOfPlants = (words: readonly TextWord[], index: number, locale: Locale): boolean =>
  isOfPlantsInFrench(words, index) || (locale === 'en' && isOfPlantsInEnglish(words, index));

function isOfPlantsInFrench(words: readonly TextWord[], index: number): boolean {
  const [head = '', link = '', second = '', third = ''] = words.slice(index, index + 4).map(({ stem }) => stem);
  if (!joins(words[index + 1])) return false;
  // «Au soja» says what it is made of; «aux noix» says what was put in.
  if (link === 'au') return soya.has(second) && frenchMilks.heads.has(head);
  if (link !== 'de' && link !== 'd') return false;
  const plant = second === 'la' || second === 'l' ? third : second;
  return french.some(({ heads, plants }) => heads.has(head) && plants.has(plant));
}

function isOfPlantsInEnglish(words: readonly TextWord[], index: number): boolean {
  const [plant, head] = [words[index - 1]?.stem ?? '', words[index]];
  return joins(head) && english.some(({ heads, plants }) => heads.has(head.stem) && plants.has(plant));
}

const joins = (word: TextWord | undefined): word is TextWord => word !== undefined && !/[,;.:()/[\]]/.test(word.before);
