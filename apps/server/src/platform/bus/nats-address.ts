/** How the NATS client is told where to go. */
export interface NatsAddress {
  readonly servers: string[]
  readonly user?: string
  readonly pass?: string
  /** An object asks for encryption, and for a certificate of a known authority. */
  readonly tls?: Record<string, never>
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)

/** Whether a text names one or more NATS servers in the way that `natsAddress` reads. */
export function isNatsAddress(text: string): boolean {
  const urls = text.split(',').map((part) => urlOf(part.trim()))
  return urls.every(
    (url) => url !== null && ['nats:', 'tls:'].includes(url.protocol) && url.hostname !== '',
  )
}

/**
 * Reads `nats://user:password@host:4222`, with `tls://` in place of `nats://` for encryption, and several separated by commas for a
 * cluster. Name and password are those of the first; they are the same on all servers of a cluster.
 */
export function natsAddress(text: string): NatsAddress {
  const urls = text.split(',').flatMap((part) => urlOf(part.trim()) ?? [])
  const named = urls.find((url) => url.username !== '')
  return {
    servers: urls.map((url) => `${url.hostname}:${url.port || '4222'}`),
    ...(named && {
      user: decodeURIComponent(named.username),
      pass: decodeURIComponent(named.password),
    }),
    ...(urls.some((url) => url.protocol === 'tls:') && { tls: {} }),
  }
}
