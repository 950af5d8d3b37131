import type { Adapters } from '@fairhouse/contract/adapters'
import { z } from 'zod'

/** Adapters with what only the server may know. */
export interface AdapterConfig extends Adapters {
  /** With this the chat can tell that we vouch for a player; null: there is no chat. */
  readonly chatKey: string | null
}

const place = (name: string) =>
  z
    .string()
    .refine(
      (text) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text,
      `${name} must be an origin such as https://chat.example, without a path or a slash at its end.`,
    )
    .optional()

const word = (name: string) =>
  z
    .string()
    .regex(/^[\w-]{1,100}$/, `${name} must be letters, digits, _ and - only.`)
    .optional()

/** What an operator sets to have live chat (Chatwoot), analytics (Umami) and error reporting (Sentry's protocol). */
export const adapterSettings = {
  CHAT_URL: place('CHAT_URL'),
  CHAT_TOKEN: word('CHAT_TOKEN'),
  CHAT_HMAC_KEY: word('CHAT_HMAC_KEY'),
  ANALYTICS_URL: place('ANALYTICS_URL'),
  ANALYTICS_WEBSITE: word('ANALYTICS_WEBSITE'),
  REPORT_DSN: z
    .string()
    .regex(
      /^https?:\/\/\w+@[\w.:-]+\/\d+$/,
      'REPORT_DSN must look like https://key@errors.example/1.',
    )
    .optional(),
}

type Set = z.output<z.ZodObject<typeof adapterSettings>>

/** Sentences about adapters that are set by halves. */
export function halfAdapters(set: Set): string[] {
  const sentences = []
  const chat = [set.CHAT_URL, set.CHAT_TOKEN, set.CHAT_HMAC_KEY]
  if (isHalf(chat)) sentences.push('CHAT_URL, CHAT_TOKEN and CHAT_HMAC_KEY belong together.')
  if (isHalf([set.ANALYTICS_URL, set.ANALYTICS_WEBSITE]))
    sentences.push('ANALYTICS_URL and ANALYTICS_WEBSITE belong together.')
  return sentences
}

const isHalf = (values: readonly unknown[]): boolean =>
  values.some((value) => value === undefined) && values.some((value) => value !== undefined)

export function adaptersOf(set: Set): AdapterConfig {
  const { CHAT_URL, CHAT_TOKEN, CHAT_HMAC_KEY, ANALYTICS_URL, ANALYTICS_WEBSITE } = set
  return {
    chat: CHAT_URL && CHAT_TOKEN ? { origin: CHAT_URL, token: CHAT_TOKEN } : null,
    chatKey: CHAT_HMAC_KEY ?? null,
    analytics:
      ANALYTICS_URL && ANALYTICS_WEBSITE
        ? { origin: ANALYTICS_URL, website: ANALYTICS_WEBSITE }
        : null,
    reporting: set.REPORT_DSN === undefined ? null : reportingOf(new URL(set.REPORT_DSN)),
  }
}

/** The address of a DSN as the protocol has it. */
function reportingOf({ origin, username, pathname }: URL): NonNullable<Adapters['reporting']> {
  const project = pathname.slice(1)
  const query = `sentry_key=${username}&sentry_version=7&sentry_client=fairhouse%2F1`
  return { origin, envelope: `${origin}/api/${project}/envelope/?${query}` }
}

/** What a browser may know. */
export const adaptersTold = ({ chat, analytics, reporting }: AdapterConfig): Adapters => ({
  chat,
  analytics,
  reporting,
})
