/** Results that came in this tab, newest first: they outlive a reload, and are gone with the tab. */
export function keptResults(uri: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(uri)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isResult) : []
  } catch {
    // Blocked storage, or what another page wrote there: the row begins empty.
    return []
  }
}

export function keepResults(uri: string, results: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(uri), JSON.stringify(results))
  } catch {
    // Storage that is blocked or full costs only the memory.
  }
}

const keyOf = (uri: string): string => `fairhouse.results.${uri}`

const isResult = (value: unknown): value is string =>
  typeof value === 'string' && /^[\d-]{1,8}$/.test(value)
