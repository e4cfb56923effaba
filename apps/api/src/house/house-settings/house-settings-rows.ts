import type { HouseSettings, HouseSettingsInput } from '@traiteur/contract/house/house-settings.ts';
import { endOf, isTestKey, type SettingGroup } from '@traiteur/domain/house/house-settings.ts';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { afterCommit, inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import { shownServer } from '../../mail/mail-server.ts';
import type { LiveSettings } from './live-settings.ts';
import {
  connectionsOf,
  type SavedMailServer,
  type SavedSettings,
  type SavedStripe,
  savedSettings,
  sealedRow,
} from './saved-settings.ts';
import { namesAlike } from './names-alike.ts';
import { mailSettingsChange } from './settings-change.ts';

type Owner = Context<'administrators:write'>;
type Reading = Pick<Owner, 'db' | 'sealer' | 'settings'>;

const only = 1;
const usualPort = 587;

export const getHouseSettings = async ({ db, sealer, settings }: Reading): Promise<HouseSettings> =>
  recordOf(await savedSettings(db, sealer), settings, await namesAlike(db));

function recordOf(values: SavedSettings, settings: LiveSettings, alike: HouseSettings['alike']): HouseSettings {
  const { variables, isFixed } = settings;
  const server = shownMailServer(values, settings);
  const stripe = variables.stripe ?? readableOf(values.stripe);
  const unreadable = (['mailServer', 'stripe'] as const).filter(
    (group) => values[group] === 'unreadable' && !isFixed(group),
  );
  return {
    id: only,
    version: values.version,
    mailHost: server.host,
    mailPort: server.port,
    mailSecurity: server.security,
    mailUser: server.user,
    mailPasswordAt: isFixed('mailServer') ? null : (readableOf(values.mailServer)?.at ?? null),
    senderAddress: variables.sender ?? values.senderAddress,
    stripePublishableKey: stripe?.publishableKey ?? '',
    stripeKeysAt: isFixed('stripe') ? null : (readableOf(values.stripe)?.at ?? null),
    mapsKey: variables.maps ?? values.mapsKey,
    publicUrl: variables.publicUrl ?? values.publicUrl,
    siteUrl: variables.siteUrl ?? values.siteUrl,
    language: values.language ?? 'both',
    ends: {
      mailPassword: server.password === '' ? null : endOf(server.password),
      stripeSecretKey: stripe ? endOf(stripe.secretKey) : null,
      stripeWebhookSecret: stripe ? endOf(stripe.webhookSecret) : null,
    },
    fixed: (['mailServer', 'sender', 'stripe', 'maps', 'publicUrl', 'siteUrl'] as const).filter(isFixed),
    unreadable,
    alike,
    mailsLeave: (variables.mailServer ?? connectionsOf(values).mailServer) !== undefined,
    addresses: addressesOf(values, settings),
  };
}

function shownMailServer(values: SavedSettings, { variables }: LiveSettings) {
  if (variables.mailServer) return shownServer(variables.mailServer);
  const noServer = { host: '', port: usualPort, security: 'starttls' as const, user: '', password: '' };
  return readableOf(values.mailServer) ?? noServer;
}

const readableOf = <Value>(value: Value | null | 'unreadable'): Value | null => (value === 'unreadable' ? null : value);

/**
 * In force on this node with the commit, on others with its notification.
 * @throws {Refusal} `stale`, `secret-needed`, `keys-of-two-modes`, `address-of-office`, `invalid-input`
 */
export const updateHouseSettings = (
  { version, ...input }: HouseSettingsInput & { version: number },
  context: Owner,
): Promise<HouseSettings> =>
  inTransaction(context.db, async (db) => {
    const { sealer, settings, caller } = context;
    const previous = await savedSettings(db, sealer);
    const values = valuesBy(input, previous, context);
    refuseSharedAddress(values, settings);
    await updateVersion(db, 'house_settings', only, version, sealedRow(values, sealer));
    const now = await savedSettings(db, sealer);
    const groups = changedGroups(previous, now);
    if (groups.length > 0)
      await mailSettingsChange(db, { groups, by: personOf(caller), now: context.clock() }, context);
    afterCommit(db, () => settings.become(connectionsOf(now)));
    return recordOf(now, settings, await namesAlike(db));
  });

/** What variables set stays as it was typed before. */
function valuesBy(
  input: HouseSettingsInput,
  previous: SavedSettings,
  { settings: { isFixed }, clock }: Pick<Owner, 'settings' | 'clock'>,
): Omit<SavedSettings, 'version'> {
  const at = clock().toISOString();
  if (!isFixed('mailServer') && !isFixed('sender') && input.mailHost !== '' && input.senderAddress === '')
    throw new Refusal('invalid-input', { faults: [{ field: 'senderAddress', code: 'required' }] });
  return {
    mailServer: isFixed('mailServer') ? previous.mailServer : mailServerBy(input, previous.mailServer, at),
    stripe: isFixed('stripe') ? previous.stripe : stripeBy(input, previous.stripe, at),
    senderAddress: isFixed('sender') ? previous.senderAddress : input.senderAddress,
    mapsKey: isFixed('maps') ? previous.mapsKey : input.mapsKey,
    publicUrl: isFixed('publicUrl') ? previous.publicUrl : input.publicUrl,
    siteUrl: isFixed('siteUrl') ? previous.siteUrl : input.siteUrl,
    language: input.language === 'both' ? null : input.language,
  };
}

/** A password goes to the server alone for which it was typed: whoever changes the server does not learn it. */
function mailServerBy(
  {
    mailHost: host,
    mailPort: port,
    mailSecurity: security,
    mailUser: user,
    mailPassword: password,
  }: HouseSettingsInput,
  previous: SavedSettings['mailServer'],
  at: string,
): SavedMailServer | null | 'unreadable' {
  if (host === '') return previous === 'unreadable' && user === '' && password === '' ? previous : null;
  const server = { host, port, security, user };
  if (user === '') return { ...server, password: '', at: null };
  if (password !== '') return { ...server, password, at };
  const keptServer = readableOf(previous);
  const isSame =
    keptServer?.host === host && keptServer.port === port && keptServer.user === user && keptServer.password !== '';
  if (!isSame || (keptServer.security !== 'none' && security === 'none'))
    throw new Refusal('secret-needed', { field: 'mailPassword' });
  return { ...server, password: keptServer.password, at: keptServer.at };
}

function stripeBy(
  { stripePublishableKey: publishableKey, stripeSecretKey, stripeWebhookSecret }: HouseSettingsInput,
  previous: SavedSettings['stripe'],
  at: string,
): SavedStripe | null | 'unreadable' {
  if (publishableKey === '')
    return previous === 'unreadable' && !stripeSecretKey && !stripeWebhookSecret ? previous : null;
  // Keys belong to one account of Stripe: another publishable key may be another's.
  const formerKeys = readableOf(previous);
  const keptKeys = formerKeys?.publishableKey === publishableKey ? formerKeys : null;
  const secretKey = stripeSecretKey || keptKeys?.secretKey;
  const webhookSecret = stripeWebhookSecret || keptKeys?.webhookSecret;
  if (!secretKey) throw new Refusal('secret-needed', { field: 'stripeSecretKey' });
  if (!webhookSecret) throw new Refusal('secret-needed', { field: 'stripeWebhookSecret' });
  if (isTestKey(publishableKey) !== isTestKey(secretKey))
    throw new Refusal('keys-of-two-modes', { field: stripeSecretKey ? 'stripeSecretKey' : 'stripePublishableKey' });
  const isTyped = stripeSecretKey !== '' || stripeWebhookSecret !== '';
  return { publishableKey, secretKey, webhookSecret, at: isTyped ? at : (keptKeys?.at ?? at) };
}

const addressesOf = (
  { publicUrl, siteUrl }: Pick<SavedSettings, 'publicUrl' | 'siteUrl'>,
  { variables, usual }: LiveSettings,
) => ({
  publicUrl: variables.publicUrl ?? (publicUrl || usual.publicUrl),
  siteUrl: variables.siteUrl ?? (siteUrl || usual.siteUrl),
});

/** The back office is not answered at the site's address. */
function refuseSharedAddress(values: Pick<SavedSettings, 'publicUrl' | 'siteUrl'>, settings: LiveSettings): void {
  const { publicUrl, siteUrl } = addressesOf(values, settings);
  if (publicUrl === siteUrl)
    throw new Refusal('address-of-office', { field: values.siteUrl === '' ? 'publicUrl' : 'siteUrl' });
}

function changedGroups(previous: SavedSettings, now: SavedSettings): SettingGroup[] {
  const groupsOf = (settings: SavedSettings): Record<SettingGroup, unknown> => ({
    mailServer: settings.mailServer,
    sender: settings.senderAddress,
    stripe: settings.stripe,
    maps: settings.mapsKey,
    publicUrl: settings.publicUrl,
    siteUrl: settings.siteUrl,
    language: settings.language,
  });
  const [groups, newGroups] = [groupsOf(previous), groupsOf(now)];
  return (Object.keys(groups) as SettingGroup[]).filter(
    (group) => JSON.stringify(groups[group]) !== JSON.stringify(newGroups[group]),
  );
}
