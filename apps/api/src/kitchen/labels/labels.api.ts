import { labels } from '@traiteur/contract/kitchen/labels.ts';
import { inSnapshot } from '../../database/rows/transactions.ts';
import { nextDeliveryDate } from '../../delivery/delivery-report/next-delivery-date.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportLabelPrints } from './export-label-prints.ts';
import { labelsOfDay } from './labels-of-day.ts';
import { getLabelPrint, listLabelPrints, printLabels } from './print-labels.ts';

export const labelsApi = handlersFor(labels, {
  async getLabels({ query }, context) {
    const date = query.date ?? (await nextDeliveryDate(context));
    return inSnapshot(context.db, (snapshot) => labelsOfDay(snapshot, date, context));
  },
  printLabels: ({ body }, context) => printLabels(body, context),
  listLabelPrints: async ({ query }, { db }) => ({ items: await listLabelPrints(db, query.date) }),
  getLabelPrint: ({ params }, { db }) => getLabelPrint(db, params.id),
  exportLabelPrints: ({ query }, context) => exportLabelPrints(query, context),
});
