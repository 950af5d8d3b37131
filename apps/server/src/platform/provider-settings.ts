import { z } from 'zod'
import { type NamedProvider, namedProviders } from './named-providers.ts'

/** Where a demo's sandbox of providers is found. Whoever plays it by hand sets nothing: the house starts it. */
export interface ProviderSandboxSettings {
  /** The port that it takes when it is free. */
  readonly port: number
  /** Null: every address of the machine. */
  readonly host: string | null
  /** Where it asks the house. */
  readonly houseUrl: string
  /** Where it keeps its state. */
  readonly folder: string
}

export interface ProviderSettings {
  /** Providers that are connected by the environment. */
  readonly named: readonly NamedProvider[]
  /** Plays games of providers in a demo; null: nobody does, and no game of a provider can be played. */
  readonly sandbox: ProviderSandboxSettings | null
}

const portSentence = 'SANDBOX_PROVIDER_PORT must be a port number from 1 to 65535.'

/** The variables of the environment that are about providers of games. */
export const providerEnvironment = {
  SANDBOX_PROVIDER_PORT: z
    .string()
    .regex(/^\d{1,5}$/, portSentence)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, portSentence)
    .default(3004),
  PROVIDERS: z
    .string()
    .regex(
      /^[a-z][a-z0-9]{1,19}(,[a-z][a-z0-9]{1,19})*$/,
      'PROVIDERS must be names of 2 to 20 small letters and digits, with commas between them.',
    )
    .optional(),
} as const

/** What is wrong with the providers that are connected by the environment, in sentences. */
export const providerContradictions = (
  { PROVIDERS }: ProviderSet,
  env: Readonly<Record<string, string | undefined>>,
  production: boolean,
): readonly string[] => namedProviders(PROVIDERS, env, production).sentences

type ProviderSet = z.output<z.ZodObject<typeof providerEnvironment>>

/** @param house.alone the house is one process: only such a demo starts a sandbox by itself, for two would know nothing of each other. */
export function providerSettings(
  set: ProviderSet,
  env: Readonly<Record<string, string | undefined>>,
  house: {
    readonly production: boolean
    readonly demo: boolean
    readonly alone: boolean
    /** Undefined: every address of the machine. */
    readonly host: string | undefined
    readonly port: number
    readonly folder: string
  },
): ProviderSettings {
  const { production, demo, alone, host, port, folder } = house
  const named = namedProviders(set.PROVIDERS, env, production).providers
  if (!demo || !alone) return { named, sandbox: null }
  const at = host?.includes(':') ? `[${host}]` : (host ?? 'localhost')
  return {
    named,
    sandbox: {
      port: set.SANDBOX_PROVIDER_PORT,
      host: host ?? null,
      houseUrl: `http://${at}:${port}`,
      folder,
    },
  }
}
