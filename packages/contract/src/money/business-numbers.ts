import { isSiren, isSiret, isVatNumber } from '@traiteur/domain/money/business-numbers.ts';
import * as z from 'zod/mini';

const numberText = (isRight: (text: string) => boolean, code: 'not-a-siren-or-siret' | 'not-a-vat-number') =>
  z.string().check(
    z.overwrite((text) => text.replace(/[\s.]/gu, '').toUpperCase()),
    z.refine((text: string) => text === '' || isRight(text), { params: { code } }),
  );

/** SIREN or SIRET; empty where there is none. */
export const businessNumber = numberText((text) => isSiren(text) || isSiret(text), 'not-a-siren-or-siret');

export const vatNumber = numberText(isVatNumber, 'not-a-vat-number');
