const faultCodes = [
  'required',
  'invalid',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'too-few',
  'too-many',
  'too-many-pixels',
  'unknown-field',
  'end-before-start',
  'twice',
  'name-twice',
  'in-the-past',
  'unknown-year',
  'wrong-password',
  'wrong-code',
  'wrong-mailed-code',
  'unwritable-character',
  'too-easy',
  'same-password',
  'not-a-phone-number',
  'not-a-siret',
  'not-a-siren-or-siret',
  'not-a-vat-number',
  'not-an-iban',
  'not-a-bic',
  'not-an-origin',
  'unknown-figure',
  'too-much-form',
  'too-little-contrast',
  'without-document',
] as const;
export type FaultCode = (typeof faultCodes)[number];

interface Issue {
  code?: string | undefined;
  path?: PropertyKey[] | undefined;
  origin?: string | undefined;
  input?: unknown;
  minimum?: unknown;
  keys?: string[] | undefined;
  params?: unknown;
}

export interface Fault {
  /** Dotted path: `lines.2.quantity`. */
  field: string;
  code: FaultCode;
  ratio?: number;
}

export function faultsOf(issues: readonly Issue[]): Fault[] {
  return issues.flatMap((issue): Fault[] => {
    const field = (issue.path ?? []).map(String).join('.');
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({
        field: field ? `${field}.${key}` : key,
        code: 'unknown-field',
      }));
    const ratio = ratioOf(issue);
    return [{ field, code: faultCodeOf(issue), ...(ratio !== undefined && { ratio }) }];
  });
}

export const ratioOf = ({ params }: Issue): number | undefined => (params as { ratio?: number } | undefined)?.ratio;

export function faultCodeOf(issue: Issue): FaultCode {
  const ownCode = (issue.params as { code?: FaultCode } | undefined)?.code;
  if (ownCode) return ownCode;
  const size =
    issue.origin === 'array'
      ? (['too-few', 'too-many'] as const)
      : issue.origin === 'string'
        ? (['too-short', 'too-long'] as const)
        : (['too-small', 'too-large'] as const);
  if (issue.code === 'too_small')
    return issue.minimum === 1 && issue.origin !== 'number' && issue.origin !== 'int' ? 'required' : size[0];
  if (issue.code === 'too_big') return size[1];
  const isMissing =
    issue.code === 'invalid_type'
      ? (issue.input ?? null) === null
      : issue.code === 'invalid_format' && issue.input === '';
  return isMissing ? 'required' : 'invalid';
}
