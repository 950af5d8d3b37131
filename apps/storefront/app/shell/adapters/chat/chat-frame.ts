import type { Adapters } from '@fairhouse/contract/adapters'
import type { Reply } from '../../../../asking/ask.ts'

type Chat = NonNullable<Adapters['chat']>

/** What the chat is told of a player besides who he is (specification, section 7). */
export interface ChatVisitor {
  readonly identity: Reply<'chatIdentity'> | null
  /** Of this page. */
  readonly origin: string
  readonly language: string
}

/** Address of Chatwoot's own page, which is all that is loaded of it: a frame of another origin, no script in ours. */
export const chatAddress = ({ origin, token }: Chat): string =>
  `${origin}/widget?website_token=${encodeURIComponent(token)}`

/** The frame is of another origin, so an origin of its own gives it nothing of ours; it may neither download nor leave its frame. */
export const chatMay = 'allow-scripts allow-same-origin allow-forms allow-popups'

const prefix = 'chatwoot-widget:'

/** Introduces the visitor when the chat says that it is ready. @returns how to stop. */
export function introduce(frame: HTMLIFrameElement, chat: Chat, visitor: ChatVisitor): () => void {
  const hear = ({ origin, source, data }: MessageEvent<unknown>): void => {
    if (origin !== chat.origin || source !== frame.contentWindow) return
    if (typeof data !== 'string' || !data.startsWith(prefix)) return
    if (eventOf(data.slice(prefix.length)) !== 'loaded') return
    for (const message of introduction(visitor))
      frame.contentWindow?.postMessage(prefix + JSON.stringify(message), chat.origin)
  }
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

function introduction({ identity, origin, language }: ChatVisitor): object[] {
  const config = { event: 'config-set', locale: language, hideMessageBubble: true }
  if (identity === null) return [config]
  const { identifier, identifierHash, name, email, vipLevel, ip } = identity
  const user = { name, email, identifier_hash: identifierHash }
  return [
    config,
    { event: 'set-user', identifier, user },
    { event: 'set-custom-attributes', customAttributes: { name, email, vipLevel, origin, ip } },
  ]
}

function eventOf(json: string): unknown {
  try {
    const message: unknown = JSON.parse(json)
    return typeof message === 'object' && message !== null && 'event' in message
      ? message.event
      : undefined
  } catch {
    // Not for us.
    return undefined
  }
}
