const title = '(?:m|mr|mme|mlle|mrs|ms|miss|dr|me|monsieur|madame|mademoiselle)(?!\\p{L})\\.?\\s*';
const joint = '(?:(?:et|ou|and|or|&|/)\\s*)';
/** As JavaScript writes it. */
export const titleAlonePattern = `^(?:${title}${joint}?)+$`;
const titlesAlone = new RegExp(titleAlonePattern, 'iu');
const titlesOfTwo = new RegExp(`^${title}${joint}${title}`, 'iu');

/** Before a name: `Mme DUPONT`. */
export const leadingTitles = new RegExp(`^(?:${title}${joint}?)+(?=\\S)`, 'iu');

/** `Mme` where a first name should be. */
export const isTitleAlone = (text: string): boolean => titlesAlone.test(text);

/** `M. et Mme`, whatever follows. */
export const isOfTwoPeople = (text: string): boolean => titlesOfTwo.test(text);

/** What letters and pages call somebody: by first name; who gave a title instead, as a household does, by both. */
export const calledName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  isTitleAlone(firstName) ? `${firstName} ${lastName}`.trim() : firstName;
