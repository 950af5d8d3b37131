import { z } from 'zod'

/** What the sandbox is told when it is started. */
export interface Settings {
  readonly port: number
  /** Null: every address of the machine. */
  readonly host: string | null
  /** Opens its interfaces, and signs its notices. */
  readonly key: string
  /** Origin of the house, where notices go. */
  readonly house: string
  readonly folder: string
  /** Test chains that are played because somebody asked for them. */
  readonly chainsOnDemand: readonly string[]
  /** What takes the outside world days takes so long here. */
  readonly stepMs: number
}

const port = 'SANDBOX_PAYMENTS_PORT must be a port number from 0 to 65535.'

const environment = z.object({
  SANDBOX_PAYMENTS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value <= 65_535, port)
    .default(3002),
  SANDBOX_PAYMENTS_HOST: z.string().nullable().default(null),
  SANDBOX_PAYMENTS_KEY: z
    .string('SANDBOX_PAYMENTS_KEY is missing: the secret that the sandbox shares with the house.')
    .regex(/^[0-9a-f]{64}$/, 'SANDBOX_PAYMENTS_KEY must be 32 bytes as 64 hexadecimal digits.'),
  SANDBOX_PAYMENTS_HOUSE: z
    .url('SANDBOX_PAYMENTS_HOUSE must be the address of the house.')
    .default('http://localhost:3000'),
  SANDBOX_PAYMENTS_FOLDER: z.string().default('.data/sandbox-payments'),
  SANDBOX_PAYMENTS_CHAINS: z
    .string()
    .default('')
    .transform((text) => text.split(',').filter((name) => name !== '')),
  SANDBOX_PAYMENTS_STEP_MS: z
    .string()
    .regex(/^\d{1,7}$/, 'SANDBOX_PAYMENTS_STEP_MS must be a number of milliseconds.')
    .transform(Number)
    .default(1_000),
  NODE_ENV: z.string().optional(),
})

/** @throws Error with a sentence for each setting that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(parsed.error.issues.map((one) => one.message).join('\n'))
  const set = parsed.data
  if (set.NODE_ENV === 'production')
    throw new Error('The sandbox of payments is not for NODE_ENV=production.')
  return {
    port: set.SANDBOX_PAYMENTS_PORT,
    host: set.SANDBOX_PAYMENTS_HOST,
    key: set.SANDBOX_PAYMENTS_KEY,
    house: set.SANDBOX_PAYMENTS_HOUSE,
    folder: set.SANDBOX_PAYMENTS_FOLDER,
    chainsOnDemand: set.SANDBOX_PAYMENTS_CHAINS,
    stepMs: set.SANDBOX_PAYMENTS_STEP_MS,
  }
}
