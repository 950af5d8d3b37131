import type { Language } from '../texts/languages.ts'

export interface Destination {
  readonly to: string
  /** Game pages and provider lobbies are no part of this app: the browser loads them anew. */
  readonly fullPage: boolean
}

export interface Wish {
  /** The `source` query parameter. */
  readonly source: string | null | undefined
  readonly language: Language
  readonly fallback?: string
  /** Whether a path is a page outside this app. */
  readonly isOutside: (path: string) => boolean
}

/**
 * Where to go after signing in (specification, section 2, redirect rule): the source if it is the root or lies under the
 * current language prefix, else the fallback, else the root.
 */
export function whereAfter({ source, language, fallback, isOutside }: Wish): Destination {
  const to = honoured(source, language) ?? fallback ?? `/${language}`
  return { to, fullPage: isOutside(to.split(/[?#]/)[0] ?? to) }
}

// Any origin serves: only what a browser makes of the path counts.
const anyOrigin = 'https://house.invalid'

function honoured(source: string | null | undefined, language: Language): string | null {
  if (!source?.startsWith('/') || !URL.canParse(source, anyOrigin)) return null
  const { origin, pathname, search, hash } = new URL(source, anyOrigin)
  if (origin !== anyOrigin) return null
  if (pathname === '/') return `/${language}`
  const under = pathname === `/${language}` || pathname.startsWith(`/${language}/`)
  return under ? pathname + search + hash : null
}
