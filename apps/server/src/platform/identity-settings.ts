import { z } from 'zod'
import { origin } from './setting-forms.ts'

/** Who checks the identity of players for an operator; null: his own people. */
export type IdentitySettings =
  | {
      readonly type: 'sumsub'
      readonly url: string
      readonly appToken: string
      readonly secret: string
      readonly noticeSecret: string
      readonly level: string
    }
  | {
      readonly type: 'veriff'
      readonly url: string
      readonly apiKey: string
      readonly secret: string
    }
  | null

const originOr = (name: string, usual: string) => origin(name, usual).default(usual)

/** The variables of the environment that are about identity checks. */
export const identityEnvironment = {
  IDENTITY_PROVIDER: z
    .enum(['sumsub', 'veriff'], 'IDENTITY_PROVIDER must be sumsub or veriff.')
    .optional(),
  SUMSUB_URL: originOr('SUMSUB_URL', 'https://api.sumsub.com'),
  SUMSUB_APP_TOKEN: z.string().optional(),
  SUMSUB_SECRET: z.string().optional(),
  SUMSUB_NOTICE_SECRET: z.string().optional(),
  SUMSUB_LEVEL: z.string().optional(),
  VERIFF_URL: originOr('VERIFF_URL', 'https://stationapi.veriff.com'),
  VERIFF_API_KEY: z.string().optional(),
  VERIFF_SECRET: z.string().optional(),
}

const environment = z.object(identityEnvironment)
type Set = z.output<typeof environment>

const needed = {
  sumsub: ['SUMSUB_APP_TOKEN', 'SUMSUB_SECRET', 'SUMSUB_NOTICE_SECRET', 'SUMSUB_LEVEL'],
  veriff: ['VERIFF_API_KEY', 'VERIFF_SECRET'],
} as const satisfies Readonly<Record<string, readonly (keyof Set)[]>>

/** Sentences for what is set by halves. */
export function identityContradictions(set: Set): string[] {
  const provider = set.IDENTITY_PROVIDER
  if (provider === undefined) return []
  const missing = needed[provider].filter((name) => set[name] === undefined)
  return missing.length === 0
    ? []
    : [`IDENTITY_PROVIDER=${provider} needs ${missing.join(' and ')}.`]
}

export function identitySettings(set: Set): IdentitySettings {
  switch (set.IDENTITY_PROVIDER) {
    case undefined:
      return null
    case 'sumsub':
      return {
        type: 'sumsub',
        url: set.SUMSUB_URL,
        appToken: set.SUMSUB_APP_TOKEN ?? '',
        secret: set.SUMSUB_SECRET ?? '',
        noticeSecret: set.SUMSUB_NOTICE_SECRET ?? '',
        level: set.SUMSUB_LEVEL ?? '',
      }
    case 'veriff':
      return {
        type: 'veriff',
        url: set.VERIFF_URL,
        apiKey: set.VERIFF_API_KEY ?? '',
        secret: set.VERIFF_SECRET ?? '',
      }
  }
}
