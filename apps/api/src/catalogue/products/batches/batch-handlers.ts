import type {
  EarlierProduct,
  ProductBatch,
  ProductChange,
  ProductQuote,
  UpdatedProducts,
} from '@traiteur/contract/catalogue/product-batches.ts';
import { type Product, type ProductInput, products } from '@traiteur/contract/catalogue/products.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { productStatusesFrom } from '@traiteur/domain/catalogue/product-life.ts';
import { withAuditEntry } from '../../../access/audit-entries/audited.ts';
import type { Context } from '../../../core/context.ts';
import { refusalOf } from '../../../database/rows/constraints.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import { attemptBatch } from '../../../http/attempt-batch.ts';
import { attemptEach } from '../../../http/attempt-each.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { meanings } from '../products.table.ts';
import { getProduct, lockStatus } from '../product-rows.ts';
import { changedProduct, earlierInput } from './changed-product.ts';
import { priceQuotes, type TriedChange } from './price-quotes.ts';
import { productsOfBatch } from './products-of-batch.ts';
import { triedOut } from './tried-out.ts';

type Manager = Context<'catalogue:write'>;

/** Each product changes by the operation for one product, audit entry included. */
export function batchHandlers(handlers: Pick<Handlers<(typeof products)['operations']>, 'get' | 'update'>) {
  const update = withAuditEntry(products, 'update', handlers);
  const save = async (product: Product, input: ProductInput, version: number, context: Manager) => {
    if (isSame(product, input)) return product;
    const request = { params: { id: product.id }, query: undefined, body: { ...input, version } };
    try {
      // The operation for one product answers a product.
      return (await update(request, context)) as Product;
    } catch (error) {
      // A constraint's meaning is only looked up at the end of a request: here each product needs its own.
      throw refusalOf(error, meanings) ?? error;
    }
  };
  /** Locks the product, so that no concurrent save is lost. */
  const change = (id: number, productChange: ProductChange, context: Manager) =>
    inTransaction(context.db, async (db) => {
      await lockStatus(db, id);
      const product = await getProduct(db, id);
      const input = changedProduct(product, productChange);
      return { before: product, after: await save(product, input, product.version, { ...context, db }) };
    });

  return {
    async quoteProductChanges({ body }: { body: ProductBatch }, context: Manager): Promise<ProductQuote> {
      const changes: TriedChange[] = [];
      const part = await productsOfBatch(context, body);
      const attempt = async (id: number) =>
        changes.push(await triedOut(context.db, (db) => change(id, body.change, { ...context, db })));
      const answer = await attemptBatch(part, attempt, context);
      return { ...answer, prices: await priceQuotes(context.db, changes) };
    },

    async updateProducts({ body }: { body: ProductBatch }, context: Manager): Promise<UpdatedProducts> {
      const earlier: EarlierProduct[] = [];
      const part = await productsOfBatch(context, body);
      const attempt = async (id: number) => {
        const { before, after } = await change(id, body.change, context);
        if (before !== after && productStatusesFrom(after.status).includes(before.status))
          earlier.push(earlierOf(before, after));
      };
      return { ...(await attemptBatch(part, attempt, context)), earlier };
    },

    async restoreProducts({ body }: { body: { products: EarlierProduct[] } }, context: Manager): Promise<BatchAnswer> {
      const byId = new Map(body.products.map((product) => [product.id, product]));
      const { records } = await productsOfBatch(context, { ids: [...byId.keys()] });
      const restore = async (id: number) => {
        const earlier = byId.get(id);
        if (!earlier) return;
        const product = await getProduct(context.db, id);
        await save(product, earlierInput(product, earlier), earlier.version, context);
      };
      return { ...(await attemptEach(records, restore, context)), next: null, left: 0, leftIsEstimate: false };
    },
  };
}

const earlierOf = ({ id, status, weekdays, offers }: Product, { version }: Product): EarlierProduct => ({
  id,
  version,
  status,
  weekdays,
  prices: offers.map(({ sizeId, price }) => ({ sizeId, price })),
});

/** Compares only the fields that a batch can change. */
const isSame = (product: Product, input: ProductInput): boolean => partsOf(product) === partsOf(input);
const partsOf = ({ status, weekdays, offers }: ProductInput) =>
  JSON.stringify([status, weekdays.toSorted((a, b) => a - b), offers.map(({ price }) => price)]);
