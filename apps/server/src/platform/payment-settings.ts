import { z } from 'zod'

/** What an operator set about payments. What belongs to one provider is read by its own folder. */
export interface PaymentSettings {
  readonly sandbox: SandboxSettings | null
  /** Test chains that the sandbox plays only where they are asked for: their programs are heavy, or do not come with the house. */
  readonly chainsOnDemand: readonly string[]
  /** Which provider moves a method, where the operator chose one: `litecoin` by `btcpay`. */
  readonly providerOf: Readonly<Record<string, string>>
  /** Every other variable about payments, for whoever knows its name. */
  readonly environment: Readonly<Record<string, string>>
}

/** A sandbox of its own that the house starts, or one that runs already. */
export type SandboxSettings =
  | {
      readonly type: 'child'
      /** Tried first; when it is taken, any free one does. */
      readonly port: number
      /** Where it listens; null means every address of the machine. */
      readonly host: string | null
      /** Where the sandbox reaches the house. */
      readonly houseUrl: string
      /** Where it keeps what it knows. */
      readonly folder: string
    }
  | {
      readonly type: 'running'
      readonly url: string
      /** Where browsers find its pages. */
      readonly publicUrl: string
      readonly key: string
    }

const origin = (name: string) =>
  z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value && /^https?:/.test(value),
      `${name} must be an origin such as http://sandbox.example:3002, without a path or a slash at its end.`,
    )

const portSentence = 'SANDBOX_PAYMENTS_PORT must be a port number from 1 to 65535.'
const choicesSentence =
  'PAYMENTS_METHODS must be methods with their providers such as litecoin=btcpay, separated by commas.'

const choices = z
  .string()
  .regex(/^[a-z][a-z0-9-]*=[a-z][a-z0-9-]*(,[a-z][a-z0-9-]*=[a-z][a-z0-9-]*)*$/, choicesSentence)
  .transform((text) => Object.fromEntries(text.split(',').map((pair) => pair.split('='))))
  .pipe(z.record(z.string(), z.string()))

const isOn = (name: string) =>
  z
    .enum(['0', '1'], `${name} must be 0 or 1.`)
    .default('0')
    .transform((value) => value === '1')

/** The variables of the environment that are about payments as a whole. */
export const paymentEnvironment = {
  PAYMENTS_SANDBOX_URL: origin('PAYMENTS_SANDBOX_URL').optional(),
  PAYMENTS_SANDBOX_PUBLIC_URL: origin('PAYMENTS_SANDBOX_PUBLIC_URL').optional(),
  PAYMENTS_SANDBOX_KEY: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/,
      'PAYMENTS_SANDBOX_KEY must be 32 bytes as 64 hexadecimal digits in lower case.',
    )
    .optional(),
  PAYMENTS_METHODS: choices.optional(),
  SANDBOX_PAYMENTS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, portSentence)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, portSentence)
    .default(3002),
  SANDBOX_BITCOIN_CASH: isOn('SANDBOX_BITCOIN_CASH'),
  SANDBOX_MONERO: isOn('SANDBOX_MONERO'),
} as const

type Set = z.output<z.ZodObject<typeof paymentEnvironment>>

/** What is wrong with settings that are well-formed each by itself. */
export function paymentContradictions(set: Set, production: boolean): string[] {
  const sentences = []
  if (set.PAYMENTS_SANDBOX_URL !== undefined && production)
    sentences.push(
      'PAYMENTS_SANDBOX_URL is not possible together with NODE_ENV=production: its money is test money.',
    )
  if ((set.PAYMENTS_SANDBOX_URL === undefined) !== (set.PAYMENTS_SANDBOX_KEY === undefined))
    sentences.push('PAYMENTS_SANDBOX_URL and PAYMENTS_SANDBOX_KEY belong together.')
  if (set.PAYMENTS_SANDBOX_PUBLIC_URL !== undefined && set.PAYMENTS_SANDBOX_URL === undefined)
    sentences.push('PAYMENTS_SANDBOX_PUBLIC_URL needs PAYMENTS_SANDBOX_URL.')
  return sentences
}

/** Variables that belong to providers, sellers and the signer. */
const ours = /^(PAYMENTS|CHAIN|SIGNER)_/

/**
 * @param house.alone the house is one process: only such a demo starts a sandbox by itself, for two would know nothing of each other.
 */
export function paymentSettings(
  set: Set,
  env: Readonly<Record<string, string | undefined>>,
  house: {
    readonly demo: boolean
    readonly alone: boolean
    /** Undefined: every address of the machine. */
    readonly host: string | undefined
    readonly port: number
    readonly folder: string
  },
): PaymentSettings {
  return {
    sandbox: sandboxOf(set, house),
    chainsOnDemand: [
      ...(set.SANDBOX_BITCOIN_CASH ? ['bitcoin-cash'] : []),
      ...(set.SANDBOX_MONERO ? ['monero'] : []),
    ],
    providerOf: set.PAYMENTS_METHODS ?? {},
    environment: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) =>
        value?.trim() && ours.test(name) && !Object.hasOwn(paymentEnvironment, name)
          ? [[name, value] as const]
          : [],
      ),
    ),
  }
}

function sandboxOf(
  set: Set,
  { demo, alone, host, port, folder }: Parameters<typeof paymentSettings>[2],
): SandboxSettings | null {
  const { PAYMENTS_SANDBOX_URL: url, PAYMENTS_SANDBOX_KEY: key } = set
  if (url !== undefined && key !== undefined)
    return { type: 'running', url, publicUrl: set.PAYMENTS_SANDBOX_PUBLIC_URL ?? url, key }
  if (!demo || !alone) return null
  return {
    type: 'child',
    port: set.SANDBOX_PAYMENTS_PORT,
    host: host ?? null,
    houseUrl: `http://${host === undefined ? 'localhost' : inUrl(host)}:${port}`,
    folder,
  }
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)
