import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

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
  // The tab is reused.
  onTestFinished(async () => {
    await devices.send('WebAuthn.disable');
    await devices.detach();
  });
  return {
    setOwnerKnown: (isUserVerified: boolean) =>
      devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    passkeys: async () => (await devices.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}
