import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** Gives a page's browser a device that keeps passkeys and knows its owner, as phones and laptops do. */
export async function addPasskeyDevice(page: Page) {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  // The tab is for another person afterwards.
  onTestFinished(async () => {
    await devices.send('WebAuthn.disable');
    await devices.detach();
  });
  return {
    /** Whether its owner shows the finger, the face or the PIN that it knows. */
    setOwnerKnown: (isUserVerified: boolean) =>
      devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** The passkeys that it keeps. */
    passkeys: async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
