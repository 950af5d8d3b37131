import {
  addressScreenContradictions,
  addressScreenEnvironment,
  type AddressScreenSettings,
  addressScreenSettings,
} from './address-screen-settings.ts'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { addressesIn, isAddressOrNetwork } from './address-list.ts'
import {
  type AdapterConfig,
  adapterSettings,
  adaptersOf,
  halfAdapters,
} from './adapter-settings.ts'
import {
  brandEnvironment,
  brandFaults,
  type BrandSettings,
  brandSettings,
} from './brand-settings.ts'
import { isNatsAddress } from './bus/nats-address.ts'
import {
  identityContradictions,
  identityEnvironment,
  type IdentitySettings,
  identitySettings,
} from './identity-settings.ts'
import {
  mailContradictions,
  mailEnvironment,
  type MailSettings,
  mailSettings,
} from './mail-settings.ts'
import {
  rateContradictions,
  rateEnvironment,
  type RateSourceName,
  rateSourcesOf,
} from './rate-settings.ts'
import {
  paymentContradictions,
  paymentEnvironment,
  type PaymentSettings,
  paymentSettings,
} from './payment-settings.ts'
import {
  providerContradictions,
  providerEnvironment,
  type ProviderSettings,
  providerSettings,
} from './provider-settings.ts'
import { licenceEnvironment, type LicenceSettings, licenceSettings } from './licence-settings.ts'
import {
  staffContradictions,
  staffEnvironment,
  type StaffSettings,
  staffSettings,
} from './staff-settings.ts'
import { traceEnvironment, type TraceSettings, traceSettings } from './tracing/trace-settings.ts'
import { StartFault } from './start-fault.ts'
import { onOrOff, origin, portNumber, wholeBetween } from './setting-forms.ts'

/** Everything an operator can set, parsed once. Modules never read the environment. */
export interface Config {
  readonly port: number
  readonly operatorPort: number
  /** Address to listen on; null means every address of the machine. */
  readonly host: string | null
  readonly operatorHost: string
  /** Null: bring up the embedded PostgreSQL. */
  readonly databaseUrl: string | null
  /** Where nodes tell each other what happened; null: the house is one process. */
  readonly natsUrl: string | null
  /** How many processes of this machine answer calls, behind the same ports. */
  readonly nodes: number
  readonly dataDir: string
  readonly brand: BrandSettings
  readonly demo: boolean
  readonly production: boolean
  /** Compares every reply with its schema; where NODE_ENV says that nobody plays: `test`, `development`. */
  readonly checkReplies: boolean
  readonly logLevel: LogLevel
  readonly logToStderr: boolean
  /** `https://casino.example`, when a proxy in front hides it; null: the Host header tells. */
  readonly publicOrigin: string | null
  /** `https://media.example`, from where browsers take the pictures of games; null: from the house itself. */
  readonly mediaOrigin: string | null
  readonly sessionIdleMinutes: number
  /** Whose X-Forwarded-* headers are believed: nobody's, a number of hops, or addresses. */
  readonly trustProxy: false | number | readonly string[]
  /** 32 bytes in hex that seal server seeds at rest; the same on every node. Null: a file in `dataDir` keeps them. */
  readonly seedKey: string | null
  /** 32 bytes in hex, the secret half of the key that signs receipts; the same on every node. Null: a file in `dataDir` keeps them. */
  readonly receiptKey: string | null
  /** Multiplies every rate limit of the contract; above 1 for load tests and test suites. */
  readonly rateLimitScale: number
  /** Whether whoever looks like a machine has to do some work: by the rules of risk, for every attempt of a stranger, or never. */
  readonly challenge: 'off' | 'auto' | 'always'
  /** Whole months of rounds that stay in their tables, besides the one under way; null: all of them. */
  readonly keepRoundsMonths: number | null
  /** Where the files of older rounds go. */
  readonly archiveDir: string
  /** Live chat, analytics and error reporting: what of them is there. */
  readonly adapters: AdapterConfig
  /** Every call but status and logout is refused with code 56; open rounds wait. */
  readonly maintenance: boolean
  /** Where backups and the archive of the embedded database go; null: there are none. */
  readonly backupDir: string | null
  /** What was committed is in the archive after so many seconds at the latest. */
  readonly archiveSeconds: number
  /** How many backups are kept. */
  readonly backupsKept: number
  /** Minute of the day, UTC, at which the books are audited; null: never by themselves. */
  readonly auditMinute: number | null
  readonly mail: MailSettings
  /** Who tells what coins cost; nobody: what needs a rate waits. */
  readonly rateSources: readonly RateSourceName[]
  readonly payments: PaymentSettings
  readonly providers: ProviderSettings
  /** Where players write to, as the contact page says; null: nowhere. */
  readonly supportMail: string | null
  /** Where the files of lists of sanctions lie; null: nowhere. */
  readonly sanctionsDir: string | null
  readonly addressScreen: AddressScreenSettings
  readonly identity: IdentitySettings
  /** Null: nothing is traced. */
  readonly traces: TraceSettings | null
  readonly licence: LicenceSettings
  readonly staff: StaffSettings
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.')

const natsUrl = z
  .string()
  .refine(
    isNatsAddress,
    'NATS_URL must be nats://host:4222 or tls://host:4222, or several of them separated by commas.',
  )

const timeOfDay = z
  .string()
  .regex(
    /^(off|([01]\d|2[0-3]):[0-5]\d)$/,
    'AUDIT_AT must be a time such as 04:00, in UTC, or off.',
  )
  .transform((text) => {
    const [hours, minutes] = text.split(':').map(Number)
    return hours === undefined || minutes === undefined ? null : hours * 60 + minutes
  })

const environment = z.object({
  NODE_ENV: z.string().default(''),
  PORT: portNumber('PORT').default(3000),
  OPERATOR_PORT: portNumber('OPERATOR_PORT').default(3001),
  HOST: z.string().optional(),
  OPERATOR_HOST: z.string().default('localhost'),
  DATABASE_URL: databaseUrl.optional(),
  NATS_URL: natsUrl.nullable().default(null),
  NODES: wholeBetween('NODES', 1, 64).optional(),
  DATA_DIR: z.string().default('.data'),
  ...brandEnvironment,
  DEMO: onOrOff('DEMO').optional(),
  LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
  LOG_STDERR: onOrOff('LOG_STDERR').default(false),
  PUBLIC_ORIGIN: origin('PUBLIC_ORIGIN', 'https://casino.example').optional(),
  MEDIA_ORIGIN: origin('MEDIA_ORIGIN', 'https://media.example').optional(),
  SESSION_IDLE_MINUTES: wholeBetween('SESSION_IDLE_MINUTES', 1, 1440).default(30),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => proxyCount.test(text) || text.split(',').every(isAddressOrNetwork),
      'TRUST_PROXY must be a number of proxies, or addresses and networks such as 10.0.0.0/8, separated by commas.',
    )
    .default('0')
    .transform(whoIsTrusted),
  SEED_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'SEED_KEY must be 32 bytes as 64 hexadecimal digits in lower case.')
    .optional(),
  RECEIPT_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'RECEIPT_KEY must be 32 bytes as 64 hexadecimal digits in lower case.')
    .optional(),
  RATE_LIMIT_SCALE: wholeBetween('RATE_LIMIT_SCALE', 1, 1_000_000).optional(),
  CHALLENGE: z
    .enum(['off', 'auto', 'always'], 'CHALLENGE must be auto, always or off.')
    .default('auto'),
  ...adapterSettings,
  MAINTENANCE: onOrOff('MAINTENANCE').default(false),
  KEEP_ROUNDS_MONTHS: wholeBetween('KEEP_ROUNDS_MONTHS', 2, 1200).optional(),
  OLD_ROUNDS_DIR: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  ARCHIVE_SECONDS: wholeBetween('ARCHIVE_SECONDS', 1, 3600).default(60),
  BACKUP_KEEP: wholeBetween('BACKUP_KEEP', 1, 1000).default(7),
  AUDIT_AT: timeOfDay.default(4 * 60),
  SANCTIONS_DIR: z.string().optional(),
  ...addressScreenEnvironment,
  ...identityEnvironment,
  ...licenceEnvironment,
  ...staffEnvironment,
  ...mailEnvironment,
  ...rateEnvironment,
  ...paymentEnvironment,
  ...providerEnvironment,
  ...traceEnvironment,
})

/** Variables that are read by their beginning: of one provider each. */
const byBeginning = /^(PAYMENTS|CHAIN|SIGNER|PROVIDER)_/

/** Whether a variable of the environment is a setting of the house. */
export const isSetting = (name: string): boolean =>
  Object.hasOwn(environment.shape, name) || byBeginning.test(name)

/** A demo is there to be tried, with tools too, and all of its players may sit at one address. */
const scaleOf = (set: number | undefined, demo: boolean): number => set ?? (demo ? 100 : 1)

/** By itself a house takes so many at most: each has connections of its own, and the database must have room for them. */
const mostNodesByItself = 4

/** A demo is looked at by a few; in production a processor is left to the database. */
const nodesOf = (set: number | undefined, production: boolean): number =>
  set ?? (production ? Math.min(mostNodesByItself, Math.max(1, availableParallelism() - 1)) : 1)

/**
 * Parses the environment.
 * @param root folder that a relative DATA_DIR or BACKUP_DIR is taken from.
 * @throws StartFault with one sentence for each setting that is wrong.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  const parsed = environment.safeParse(withoutBlanks(env))
  if (!parsed.success) throw new StartFault(parsed.error.issues.map((issue) => issue.message))
  const set = parsed.data
  const production = set.NODE_ENV === 'production'
  const demo = set.DEMO ?? !production
  const dataDir = resolve(root, set.DATA_DIR)
  const backupDir = folderOf(root, set.BACKUP_DIR)
  const sentences = [
    ...contradictions(production, set),
    ...halfAdapters(set),
    ...badBackups(dataDir, backupDir, set),
    ...mailContradictions(set),
    ...addressScreenContradictions(set),
    ...identityContradictions(set),
    ...rateContradictions(set, demo),
    ...paymentContradictions(set, production),
    ...providerContradictions(set, env, production),
    ...brandFaults(set),
    ...staffContradictions(set, demo),
  ]
  if (sentences.length > 0) throw new StartFault(sentences)
  return {
    port: set.PORT,
    operatorPort: set.OPERATOR_PORT,
    host: set.HOST ?? null,
    operatorHost: set.OPERATOR_HOST,
    databaseUrl: set.DATABASE_URL ?? null,
    natsUrl: set.NATS_URL,
    nodes: nodesOf(set.NODES, production),
    dataDir,
    brand: brandSettings(set, root),
    demo,
    production,
    checkReplies: set.NODE_ENV === 'test' || set.NODE_ENV === 'development',
    logLevel: set.LOG_LEVEL,
    logToStderr: set.LOG_STDERR,
    ...originsOf(set),
    sessionIdleMinutes: set.SESSION_IDLE_MINUTES,
    trustProxy: set.TRUST_PROXY,
    seedKey: set.SEED_KEY ?? null,
    receiptKey: set.RECEIPT_KEY ?? null,
    rateLimitScale: scaleOf(set.RATE_LIMIT_SCALE, demo),
    challenge: set.CHALLENGE,
    adapters: adaptersOf(set),
    maintenance: set.MAINTENANCE,
    keepRoundsMonths: set.KEEP_ROUNDS_MONTHS ?? null,
    archiveDir: resolve(root, set.OLD_ROUNDS_DIR ?? join(set.DATA_DIR, 'archive')),
    backupDir,
    archiveSeconds: set.ARCHIVE_SECONDS,
    backupsKept: set.BACKUP_KEEP,
    auditMinute: set.AUDIT_AT,
    supportMail: set.SUPPORT_MAIL ?? null,
    ...checksOf(set, root),
    traces: traceSettings(set),
    licence: licenceSettings(set, { demo, root }),
    staff: staffSettings(set, demo),
    rateSources: rateSourcesOf(set, demo),
    mail: mailSettings(set, {
      demo,
      brand: set.BRAND_NAME,
      localOrigin: `http://localhost:${set.PORT}`,
    }),
    ...besideHouse(set, env, { demo, production, dataDir }),
  }
}

/** By whom players and addresses are looked up. */
const checksOf = (
  set: z.output<typeof environment>,
  root: string,
): Pick<Config, 'addressScreen' | 'identity' | 'sanctionsDir'> => ({
  addressScreen: addressScreenSettings(set),
  identity: identitySettings(set),
  sanctionsDir: folderOf(root, set.SANCTIONS_DIR),
})

/** What a demo starts beside the house. */
function besideHouse(
  set: z.output<typeof environment>,
  env: Readonly<Record<string, string | undefined>>,
  { demo, production, dataDir }: Pick<Config, 'demo' | 'production' | 'dataDir'>,
): Pick<Config, 'payments' | 'providers'> {
  const house = { demo, alone: set.NATS_URL === null, host: set.HOST, port: set.PORT }
  return {
    payments: paymentSettings(set, env, { ...house, folder: join(dataDir, 'sandbox-payments') }),
    providers: providerSettings(set, env, {
      ...house,
      production,
      folder: join(dataDir, 'sandbox-provider'),
    }),
  }
}

const folderOf = (root: string, set: string | undefined): string | null =>
  set === undefined ? null : resolve(root, set)

const originsOf = (set: z.output<typeof environment>) => ({
  publicOrigin: set.PUBLIC_ORIGIN ?? null,
  mediaOrigin: set.MEDIA_ORIGIN ?? null,
})

function contradictions(production: boolean, set: z.output<typeof environment>): string[] {
  const sentences = []
  if (production && set.DEMO === true)
    sentences.push(
      'DEMO=1 is not possible together with NODE_ENV=production: demo accounts have known passwords.',
    )
  if (set.NATS_URL !== null && set.DATABASE_URL === undefined)
    sentences.push(
      'NATS_URL needs DATABASE_URL: several nodes share one database, and the embedded one is for one process.',
    )
  if (set.NATS_URL !== null && set.SEED_KEY === undefined)
    sentences.push(
      'NATS_URL needs SEED_KEY: what one node has sealed, every other must be able to open.',
    )
  if (set.NATS_URL !== null && set.RECEIPT_KEY === undefined)
    sentences.push(
      'NATS_URL needs RECEIPT_KEY: receipts are signed with the same key on every node.',
    )
  if (set.PORT === set.OPERATOR_PORT)
    sentences.push('PORT and OPERATOR_PORT must differ: the operator port is not for players.')
  return sentences
}

function badBackups(
  dataDir: string,
  backupDir: string | null,
  set: z.output<typeof environment>,
): string[] {
  if (backupDir === null) return []
  const sentences = []
  if (set.DATABASE_URL !== undefined)
    sentences.push(
      'BACKUP_DIR is for the embedded database; the one of DATABASE_URL is backed up with its own tools (docs/operations.md).',
    )
  if (`${backupDir}/`.startsWith(`${dataDir}/`))
    sentences.push('BACKUP_DIR must lie outside DATA_DIR, or both are lost together.')
  return sentences
}

/** An empty variable is one that was not set. */
function withoutBlanks(env: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
}

/** `0` nobody, `2` that many hops, else addresses or networks separated by commas. */
const proxyCount = /^\d{1,2}$/

function whoIsTrusted(text: string): false | number | readonly string[] {
  if (!proxyCount.test(text)) return addressesIn(text)
  return Number(text) === 0 ? false : Number(text)
}
