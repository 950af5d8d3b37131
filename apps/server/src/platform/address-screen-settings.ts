import { z } from 'zod'

/** Who is asked about addresses of coins; null: nobody that an operator named. */
export type AddressScreenSettings = { readonly url: string; readonly key: string } | null

const plainOn = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The key goes with every question: it crosses no network in the open. */
const isSafe = (value: string): boolean => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, search, hash } = new URL(value)
  if (username !== '' || search !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && plainOn.has(hostname))
}

/** The variables of the environment that are about it. */
export const addressScreenEnvironment = {
  ADDRESS_SCREEN_URL: z
    .string()
    .refine(
      isSafe,
      'ADDRESS_SCREEN_URL must be an address such as https://lists.example/v1: with TLS unless it is on this machine, without a name, query or fragment.',
    )
    .optional(),
  ADDRESS_SCREEN_KEY: z
    .string()
    .min(16, 'ADDRESS_SCREEN_KEY must have at least 16 characters.')
    .regex(/^[\x21-\x7e]+$/, 'ADDRESS_SCREEN_KEY must be plain characters without blanks.')
    .optional(),
} as const

type Set = z.output<z.ZodObject<typeof addressScreenEnvironment>>

/** Sentences for what is set by halves. */
export const addressScreenContradictions = (set: Set): string[] =>
  (set.ADDRESS_SCREEN_URL === undefined) === (set.ADDRESS_SCREEN_KEY === undefined)
    ? []
    : ['ADDRESS_SCREEN_URL and ADDRESS_SCREEN_KEY belong together.']

export const addressScreenSettings = ({
  ADDRESS_SCREEN_URL: url,
  ADDRESS_SCREEN_KEY: key,
}: Set): AddressScreenSettings =>
  url === undefined || key === undefined ? null : { url: url.replace(/\/+$/, ''), key }
