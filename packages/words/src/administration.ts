import { files } from './frame/files.ts';
import { finder } from './frame/finder.ts';
import { forms } from './frame/forms.ts';
import { frame } from './frame/frame.ts';
import { lists } from './frame/lists.ts';
import { front } from './frame/front.ts';
import { type NounWords, readNounWords } from './nouns.ts';
import { faults } from './refusals/faults.ts';
import { refusals as allRefusals } from './refusals/refusals.ts';

/** The server says the others itself, with what it refuses. */
const refusals = { 'provider-failed': allRefusals['provider-failed'] };

const ownWords = { front, frame, forms, lists, files, finder, refusals, faults } as const;

type All = typeof ownWords & NounWords;

export const words: { [Name in keyof All]: All[Name] } = { ...ownWords, ...(await readNounWords()) };

const { signIn, invitations, providerSignIns, secondFactor, administrators, account } = words;

/** The texts of the pages before sign-in; the others load after it. */
export const entrance = {
  front,
  frame,
  forms,
  refusals,
  faults,
  signIn,
  invitations,
  providerSignIns,
  secondFactor: {
    title: secondFactor.title,
    step: secondFactor.step,
    withPasskey: secondFactor.withPasskey,
    passkeyNotUsed: secondFactor.passkeyNotUsed,
  },
  administrators,
  account,
};
