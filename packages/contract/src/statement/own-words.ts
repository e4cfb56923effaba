import { withoutCardNumbers } from '@traiteur/domain/money/card-numbers.ts';
import * as z from 'zod/mini';
import { optionalText, text } from './fields.ts';

// People type card numbers into free text. They must not be stored; the rest of the text must be.
const noCards = z.overwrite<string>(withoutCardNumbers);

export const ownWords = (longest: number) => text(longest).check(noCards);

export const optionalOwnWords = (longest: number) => optionalText(longest).check(noCards);
