import { withoutCardNumbers } from '@traiteur/domain/money/card-numbers.ts';
import * as z from 'zod/mini';
import { optionalText, text } from './fields.ts';

// People write the number of their card where there is room for words. It must not be kept, whoever writes it, and the rest of what they say must be.
const noCards = z.overwrite<string>(withoutCardNumbers);

/** Required text in somebody's own words: what they ask for, why they do something. No card's number is left in it. */
export const ownWords = (longest: number) => text(longest).check(noCards);

/** The same where there need be none. */
export const optionalOwnWords = (longest: number) => optionalText(longest).check(noCards);
