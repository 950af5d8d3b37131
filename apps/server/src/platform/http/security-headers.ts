import type { Adapters } from '@fairhouse/contract/adapters'

/** Sent with everything, whatever it is. */
export const everywhere: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
}

/** For answers that are no page: nothing may be loaded or framed from them. */
export const lockedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** For files: a worker lives by the policy of its own script, and may load what belongs to it. */
export const filePolicy =
  "default-src 'none'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What of a page's inline scripts and styles may take effect, as sources of a policy: `'nonce-…'`, `'sha256-…'`. */
export interface Inline {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Whatever carries the nonce. */
export const withNonce = (nonce: string): Inline => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
})

/**
 * The policy of a page. Scripts run when they come from us or are among its inline ones; there is no other inline script.
 * Style attributes are allowed because React and the stage place things with them; style elements must be among its inline ones.
 * Of others' places a page may reach those that the operator configured, and run nothing of theirs: the chat is a frame, the rest are
 * requests of our own scripts. Pictures may come from the house's own media host, and games of providers are played in frames of theirs.
 */
export const pagePolicy = (
  inline: Inline,
  { chat, analytics, reporting }: Adapters,
  mediaOrigin: string | null,
  frames: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    listOf('script-src', ...inline.scripts),
    listOf('style-src', ...inline.styles),
    "style-src-attr 'unsafe-inline'",
    `${listOf('img-src', mediaOrigin ?? undefined)} data: blob:`,
    "media-src 'self' data: blob:",
    "font-src 'self'",
    listOf('connect-src', analytics?.origin, reporting?.origin),
    listOf('frame-src', chat?.origin, ...frames),
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const listOf = (directive: string, ...origins: readonly (string | undefined)[]): string =>
  [directive, "'self'", ...origins.filter((origin) => origin !== undefined)].join(' ')
