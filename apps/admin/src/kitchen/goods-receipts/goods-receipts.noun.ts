import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const goodsReceipts = noun({
  tag: 'goods-receipts',
  screens: {
    goodsReceipts: screen('/receptions', '/en/goods-received', ['goods-receipts list', 'suppliers list']),
    goodsReceiptAdd: screen('/receptions/ajout', '/en/goods-received/add', [
      'goods-receipts receiveGoods',
      'suppliers list',
      'recipes listRecipeParts',
      'purchase-orders get',
      'purchase-orders listSupplierArticles',
    ]),
    goodsReceipt: screen('/receptions/:id', '/en/goods-received/:id', 'goods-receipts get'),
  },
  titles: { goodsReceipts: 'goodsReceipts.title', goodsReceiptAdd: 'goodsReceipts.add' },
  menu: {
    group: 'kitchen',
    entries: [
      { screen: 'goodsReceipts', label: 'goodsReceipts.title' },
      { screen: 'goodsReceiptAdd', label: 'goodsReceipts.add' },
    ],
  },
  shownOn: 'goodsReceipt',
  isLogged: true,
});
