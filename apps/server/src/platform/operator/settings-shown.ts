import type { Config } from '../config.ts'
import { whoKeepsSeeds } from '../seeds/who-keeps.ts'

/** The settings as an operator named them, without a secret. */
export const settingsShown = (config: Config): Readonly<Record<string, string>> => ({
  PORT: String(config.port),
  HOST: config.host ?? 'every address',
  OPERATOR_PORT: String(config.operatorPort),
  OPERATOR_HOST: config.operatorHost,
  DATABASE_URL: config.databaseUrl === null ? 'the embedded database' : placeOf(config.databaseUrl),
  NODES: String(config.nodes),
  DATA_DIR: config.dataDir,
  DEMO: onOff(config.demo),
  NODE_ENV: config.production ? 'production' : config.checkReplies ? 'replies are checked' : 'none',
  PUBLIC_ORIGIN: config.publicOrigin ?? 'the Host asked',
  MEDIA_ORIGIN: config.mediaOrigin ?? 'the house itself',
  TRUST_PROXY: config.trustProxy === false ? 'nobody' : String(config.trustProxy),
  SESSION_IDLE_MINUTES: String(config.sessionIdleMinutes),
  SEED_KEY: secretShown(config.seedKey),
  RECEIPT_KEY: secretShown(config.receiptKey),
  'seeds are sealed by': whoKeepsSeeds(config),
  RATE_LIMIT_SCALE: String(config.rateLimitScale),
  CHALLENGE: config.challenge,
  ...adaptersShown(config.adapters),
  MAINTENANCE: onOff(config.maintenance),
  ...brandShown(config.brand),
  LOG_LEVEL: config.logLevel,
  BACKUP_DIR: config.backupDir ?? 'none',
  ARCHIVE_SECONDS: String(config.archiveSeconds),
  BACKUP_KEEP: String(config.backupsKept),
  ...mailShown(config.mail),
  ...paymentsShown(config.payments),
  ...checksShown(config),
  ...staffShown(config.staff),
  ...licenceShown(config.licence),
  SUPPORT_MAIL: config.supportMail ?? 'none',
  TRACES_URL: config.traces === null ? 'none' : new URL(config.traces.url).origin,
  AUDIT_AT: config.auditMinute === null ? 'off' : timeOf(config.auditMinute),
})

const secretShown = (secret: string | null): string => (secret === null ? 'in a file' : 'set')

function mailShown({ from, delivery }: Config['mail']) {
  const dkim = delivery.type === 'smtp' ? delivery.dkim : null
  return {
    SMTP_URL: delivery.type === 'smtp' ? new URL(delivery.url).host : delivery.type,
    MAIL_FROM: from.address,
    DKIM: dkim === null ? 'off' : `${dkim.selector} of ${dkim.domain}`,
  }
}

/** Names of what is set for providers: many of the values are secrets. */
const paymentsShown = ({ sandbox, providerOf, environment }: Config['payments']) => ({
  PAYMENTS_SANDBOX_URL:
    sandbox === null ? 'none' : sandbox.type === 'child' ? 'beside the house' : sandbox.url,
  PAYMENTS_METHODS:
    Object.entries(providerOf)
      .map((pair) => pair.join('='))
      .join(', ') || 'the first that is set up',
  ...Object.fromEntries(Object.keys(environment).map((name) => [name, 'set'])),
})

/** Who looks at players, and by which lists. */
const checksShown = ({ identity, sanctionsDir, addressScreen, payments, demo }: Config) => ({
  IDENTITY_PROVIDER: identity?.type ?? 'our own people',
  SANCTIONS_DIR: sanctionsDir ?? (demo ? 'invented lists' : 'none'),
  ADDRESS_SCREEN_URL:
    addressScreen === null
      ? payments.sandbox === null
        ? 'none'
        : 'the sandbox'
      : new URL(addressScreen.url).origin,
})

const staffShown = ({ secondFactor, origin, addresses, proxies }: Config['staff']) => ({
  STAFF_SECOND_FACTOR: onOff(secondFactor),
  STAFF_ORIGIN: origin ?? 'the host of each request',
  STAFF_ADDRESSES: addresses.join(', '),
  OPERATOR_PROXIES: proxies.join(', ') || 'none',
})

const brandShown = ({ name, logo, colors, legalDir }: Config['brand']) => ({
  BRAND_NAME: name,
  BRAND_LOGO: logo === null ? 'the one that comes with the house' : 'set',
  BRAND_COLOR: colors?.main ?? 'brass',
  BRAND_COLOR_ON_LIGHT: colors?.onLight ?? 'brass',
  LEGAL_DIR: legalDir ?? 'none',
})

const licenceShown = (licence: Config['licence']) => ({
  JURISDICTION: licence.code ?? 'none: the strictest rules everywhere',
  LICENCE_NUMBER: licence.number ?? 'none',
  LICENCE_HOLDER: licence.holder ?? 'none',
  REAL_MONEY: onOff(licence.realMoney),
  GEOIP_FILE: licence.placesFile ?? 'none',
  GEOIP_HIDDEN_FILE: licence.hiddenFile ?? 'none',
})

const adaptersShown = ({ chat, analytics, reporting }: Config['adapters']) => ({
  CHAT_URL: chat?.origin ?? 'none',
  ANALYTICS_URL: analytics?.origin ?? 'none',
  REPORT_DSN: reporting?.origin ?? 'none',
})

const onOff = (on: boolean): string => (on ? '1' : '0')

const timeOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Host and database, without user and password. */
function placeOf(url: string): string {
  const { hostname, port, pathname } = new URL(url)
  return `${hostname || 'localhost'}:${port || '5432'}${pathname}`
}
