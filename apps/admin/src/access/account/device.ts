import Bowser from 'bowser';

/** Browser and system named by a user agent; the user agent itself when neither is recognised. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '–';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(' · ') || userAgent;
}
