/**
 * For whom a passkey signs: the origin that people open the administration at, and its host's name. What a request says of itself counts
 * for nothing, and a passkey made for one host is worth nothing on another.
 */
export function relyingPartyOf(publicUrl: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}
