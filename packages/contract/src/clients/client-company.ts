import { companyTerms } from '@traiteur/domain/clients/company-terms.ts';
import * as z from 'zod/mini';
import { id, optionalLine } from '../statement/fields.ts';
import { oneThing } from '../statement/lists.ts';
import type { Operations } from '../statement/operation.ts';

/** For which company a client orders; null and empty: for themselves. */
const clientCompany = z.object({
  /** The client's. */
  id,
  companyId: z.nullable(id),
  legalName: z.string(),
  costCentre: z.string(),
  terms: z.nullable(z.enum(companyTerms)),
  referenceRequired: z.boolean(),
});
export type ClientCompany = z.output<typeof clientCompany>;

export const clientCompanies = {
  getClientCompany: {
    summary: 'Answers for which company a client orders, null where they order for themselves.',
    method: 'GET',
    path: '/clients/{id}/company',
    scope: 'clients:read',
    params: oneThing,
    result: clientCompany,
    refusals: ['not-found'],
  },
  setClientCompany: {
    summary:
      'Says for which company a client orders from now on, and on which cost centre; null: for themselves. Orders that stand stay as they were placed.',
    method: 'PUT',
    path: '/clients/{id}/company',
    scope: 'clients:write',
    params: oneThing,
    body: z.strictObject({ companyId: z.nullable(id), costCentre: z._default(optionalLine(80), '') }),
    result: clientCompany,
    reads: 'getClientCompany',
    audit: { only: ['legalName', 'costCentre'] },
    refusals: ['not-found', 'unknown-reference'],
  },
} as const satisfies Operations;
