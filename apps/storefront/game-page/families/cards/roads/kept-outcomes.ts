import type { Shown } from './roads.ts'

/** Results that were shown in this tab, oldest first: they outlive a reload, and are gone with the tab. */
export function keptOutcomes(uri: string): readonly Shown[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(uri)) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isShown) : []
  } catch {
    // Blocked storage, or what another page wrote there: the roads begin empty.
    return []
  }
}

export function keepOutcomes(uri: string, results: readonly Shown[]): void {
  try {
    sessionStorage.setItem(keyOf(uri), JSON.stringify(results))
  } catch {
    // Storage that is blocked or full costs only the memory.
  }
}

const keyOf = (uri: string): string => `fairhouse.roads.${uri}`

const isShown = (value: unknown): value is Shown =>
  value === 'player' || value === 'banker' || value === 'tie'
