import { noun } from '../../noun/noun.ts';

export const groupOrders = noun({ tag: 'group-orders', screens: {}, titles: {}, isLogged: true });
