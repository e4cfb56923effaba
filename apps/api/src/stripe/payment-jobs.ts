import type { Job } from '../jobs/job.ts';
import { nightlyComparison } from './payment-comparison.ts';
import { forgettingCustomers } from './saved-cards.ts';
import { sendingRefundsJob } from './send-refund.ts';
import type { AtStripe } from './stripe-account.ts';

export const paymentJobs = (services: AtStripe & { log: (line: string) => void }): Job[] => [
  sendingRefundsJob(services),
  nightlyComparison(services),
  forgettingCustomers(services),
];
