import { browserMemory } from '../../shell/session/remember.ts'

const key = 'fairhouse-searches'
const most = 8
const longest = 60

/** What was searched for in this browser, the latest first. */
export function recentSearches(): readonly string[] {
  const kept = browserMemory.read(key)
  if (kept === null) return []
  try {
    const parsed: unknown = JSON.parse(kept)
    return Array.isArray(parsed)
      ? parsed.filter((one): one is string => typeof one === 'string').slice(0, most)
      : []
  } catch {
    // Written by somebody else: as good as nothing.
    return []
  }
}

/** Puts a search before the others. */
export function rememberSearch(query: string): void {
  const typed = query.trim().slice(0, longest)
  if (typed.length < 2) return
  const others = recentSearches().filter((one) => one.toLowerCase() !== typed.toLowerCase())
  browserMemory.write(key, JSON.stringify([typed, ...others].slice(0, most)))
}

export const forgetSearches = (): void => browserMemory.forget(key)
