import { readCookie, writeCookie } from '../session/cookies.ts'
import { createStore, type Store } from '../session/store.ts'

/** What services outside the house may be used for. */
export const purposes = ['chat', 'analytics', 'reporting'] as const
export type Purpose = (typeof purposes)[number]

/** What the player allowed; null: not asked yet, and so nothing. */
export type Consent = readonly Purpose[] | null

const cookieName = 'consent'
const nothing = 'none'

/** @param cookies as `document.cookie` has them. */
export function consentIn(cookies: string): Consent {
  const text = readCookie(cookies, cookieName)
  if (text === null) return null
  const named = text.split('.')
  return purposes.filter((purpose) => named.includes(purpose))
}

export const consentText = (allowed: readonly Purpose[]): string =>
  allowed.length === 0 ? nothing : allowed.join('.')

let store: Store<Consent> | null = null

/** The choice of this browser. Only where there is a document. */
export function consentStore(): Store<Consent> {
  store ??= createStore<Consent>(consentIn(document.cookie))
  return store
}

/** Keeps a choice; it counts at once. */
export function allow(allowed: readonly Purpose[]): void {
  writeCookie(cookieName, consentText(allowed))
  consentStore().set(allowed)
}
