import { z } from 'zod'

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
} as const

/** @param house.alone the house is one process: only such a demo starts a sandbox by itself, for two would know nothing of each other. */
export function providerSettings(
  set: z.output<z.ZodObject<typeof providerEnvironment>>,
  house: {
    readonly demo: boolean
    readonly alone: boolean
    /** Undefined: every address of the machine. */
    readonly host: string | undefined
    readonly port: number
    readonly folder: string
  },
): ProviderSettings {
  const { demo, alone, host, port, folder } = house
  if (!demo || !alone) return { sandbox: null }
  const named = host?.includes(':') ? `[${host}]` : (host ?? 'localhost')
  return {
    sandbox: {
      port: set.SANDBOX_PROVIDER_PORT,
      host: host ?? null,
      houseUrl: `http://${named}:${port}`,
      folder,
    },
  }
}
