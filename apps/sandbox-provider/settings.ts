import { z } from 'zod'

/** What the sandbox is told when it is started. */
export interface Settings {
  readonly port: number
  /** Null: every address of the machine. */
  readonly host: string | null
  /** Shared with the house, for the dialect without signatures. */
  readonly secret: string
  /** Origin of the house, whose wallet is asked. */
  readonly house: string
  /** The public key that the house signs its calls with, as PEM. */
  readonly houseKey: string
  readonly folder: string
}

const port = 'SANDBOX_PROVIDER_PORT must be a port number from 0 to 65535.'

const environment = z.object({
  SANDBOX_PROVIDER_PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value <= 65_535, port)
    .default(3004),
  SANDBOX_PROVIDER_HOST: z.string().nullable().default(null),
  SANDBOX_PROVIDER_SECRET: z.string(
    'SANDBOX_PROVIDER_SECRET is missing: what the sandbox shares with the house.',
  ),
  SANDBOX_PROVIDER_HOUSE: z
    .url('SANDBOX_PROVIDER_HOUSE must be the address of the house.')
    .default('http://localhost:3000'),
  SANDBOX_PROVIDER_HOUSE_KEY: z.string(
    'SANDBOX_PROVIDER_HOUSE_KEY is missing: the public key of the house.',
  ),
  SANDBOX_PROVIDER_FOLDER: z.string().default('.data/sandbox-provider'),
  NODE_ENV: z.string().optional(),
})

/** @throws Error with a sentence for each setting that is wrong. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const parsed = environment.safeParse(env)
  if (!parsed.success) throw new Error(parsed.error.issues.map((one) => one.message).join('\n'))
  const set = parsed.data
  if (set.NODE_ENV === 'production')
    throw new Error('The sandbox of providers is not for NODE_ENV=production.')
  return {
    port: set.SANDBOX_PROVIDER_PORT,
    host: set.SANDBOX_PROVIDER_HOST,
    secret: set.SANDBOX_PROVIDER_SECRET,
    house: set.SANDBOX_PROVIDER_HOUSE,
    houseKey: set.SANDBOX_PROVIDER_HOUSE_KEY,
    folder: set.SANDBOX_PROVIDER_FOLDER,
  }
}
