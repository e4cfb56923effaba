import type { Services } from '../core/services.ts';
import type { Job } from '../house/jobs/job.ts';
import { nightlyComparison } from './payment-comparison.ts';
import { forgettingCustomers } from './saved-cards.ts';
import { sendingRefundsJob } from './send-refund.ts';

type Working = Pick<Services, 'db' | 'clock' | 'house' | 'brand' | 'stripe'> & { log: (line: string) => void };

/** What is done beside requests with Stripe. */
export const paymentJobs = (working: Working): Job[] => [
  sendingRefundsJob(working),
  nightlyComparison(working),
  forgettingCustomers(working),
];
