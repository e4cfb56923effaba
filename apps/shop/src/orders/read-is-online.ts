import type { Visit } from '../site/page.tsx';

export async function readIsOnline(call: Visit['call']): Promise<boolean> {
  const { publishableKey } = await call('own-payments', 'getOnlinePayment');
  return publishableKey !== null;
}
