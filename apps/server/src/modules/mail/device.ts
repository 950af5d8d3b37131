import { browserWords } from '#platform/user-agent'

/** Browser and system as a person would name them, `Firefox · Linux`. Null: the browser names neither. */
export function deviceOf(userAgent: string): string | null {
  const { browser, system } = browserWords(userAgent)
  return [browser, system].filter((name) => name !== null).join(' · ') || null
}
