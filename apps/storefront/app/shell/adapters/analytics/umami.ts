import type { Adapters } from '@fairhouse/contract/adapters'

/** What is told of an opened page. */
export interface PageView {
  /** Path without query. */
  readonly path: string
  readonly language: string
  readonly hostname: string
  /** As `1440x900`. */
  readonly screen: string
}

/**
 * Tells an Umami of an opened page, in its own words (`/api/send`), without its script: so nothing of others runs in our pages. Nothing
 * depends on whether it arrives.
 */
export async function tellPageView(
  { origin, website }: NonNullable<Adapters['analytics']>,
  { path, language, hostname, screen }: PageView,
): Promise<void> {
  const payload = { website, hostname, language, screen, url: withoutSecrets(path), referrer: '' }
  await fetch(`${origin}/api/send`, {
    method: 'POST',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ type: 'event', payload }),
  }).catch(() => undefined)
}

/** Links in letters carry long secrets as parts of the path; names of games are long as well, but words in small letters. */
const withoutSecrets = (path: string): string =>
  path
    .split('/')
    .map((part) => (part.length > 24 && !/^[a-z]+(-[a-z]+)+$/.test(part) ? ':secret' : part))
    .join('/')
