import type { SupplierArticle } from '@traiteur/contract/kitchen/ingredients.ts';
import { plainWords } from '@traiteur/domain/house/imports/typed-cells.ts';
import type { ArticleFields } from './ingredient-fields.ts';

type PartialArticle = Partial<SupplierArticle>;

interface Usual {
  /** Of the ingredient. */
  name: string;
  taxRateId: number | undefined;
}

/** A supplier's article is known again by its code, else by its name, and keeps what the file does not say. */
export function withArticles(
  storedArticles: readonly SupplierArticle[],
  articles: readonly ArticleFields[],
  usual: Usual,
): PartialArticle[] {
  const allArticles: PartialArticle[] = [...storedArticles];
  for (const { supplierName: _name, ...article } of articles) {
    const index = allArticles.findIndex((candidate) => isSame(candidate, article, usual));
    if (index >= 0) allArticles[index] = { ...allArticles[index], ...article };
    else
      allArticles.push({
        name: usual.name,
        code: '',
        taxRateId: usual.taxRateId,
        active: true,
        allergens: [],
        ...article,
      });
  }
  return allArticles;
}

function isSame(candidate: PartialArticle, { supplierId, code, name }: PartialArticle, usual: Usual): boolean {
  if (candidate.supplierId !== supplierId) return false;
  if (code && candidate.code) return plainWords(candidate.code) === plainWords(code);
  return plainWords(candidate.name ?? '') === plainWords(name ?? usual.name);
}
