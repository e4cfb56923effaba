import { finder } from './finder.ts';
import { type NounWords, readNounWords } from './nouns.ts';
import { faults, refusals } from './refusals.ts';
import { shell } from './shell.ts';

/** Texts that are no noun's. */
const frame = { shell, finder, refusals, faults } as const;

type All = typeof frame & NounWords;

/** Every text that the administration carries, by noun. */
export const words: { [Name in keyof All]: All[Name] } = { ...frame, ...(await readNounWords()) };
