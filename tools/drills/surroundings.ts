import { startSmtpServer } from '../../apps/api/src/testing/servers/smtp-server.ts';
import { stripeStandIn } from '../../apps/api/src/testing/stripe/stripe-stand-in.ts';

export type Surroundings = Awaited<ReturnType<typeof openSurroundings>>;

/** What a house needs outside: a mail server and a payment provider of ours, and the settings that name them. */
export async function openSurroundings() {
  const mailServer = await startSmtpServer();
  const provider = await stripeStandIn(() => new Date());
  return {
    mails: mailServer.emails,
    provider,
    settings: {
      SMTP_URL: mailServer.url,
      STRIPE_SECRET_KEY: 'sk_test_house',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_house',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
      STRIPE_API_BASE: provider.apiBase,
    },
  };
}
