/** What a player sets once and finds again. Loudness 0 to 1. */
export interface Settings {
  readonly effects: number
  readonly music: number
  readonly turbo: boolean
  /** Last stake in each currency, minor units. */
  readonly stakes: Readonly<Record<string, number>>
  /** After each round tell what the player's choice gave away, where a game has a coach. */
  readonly coachAfter?: boolean
  /** Every mistake is told at once, where a game can be trained. */
  readonly training?: boolean
  /** Every suit of cards has a colour of its own, and corners are large. */
  readonly fourColours?: boolean
  readonly largeIndex?: boolean
}

/** Where the browser keeps them. */
export const settingsName = 'fairhouse.game'

export const firstSettings: Settings = { effects: 0.8, music: 0.5, turbo: false, stakes: {} }

/** Settings that outlive the page where the browser allows it. */
export interface SettingsShelf {
  readonly now: Settings
  change(part: Partial<Settings>): void
}

/** As much of `localStorage` as is used. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>

/** @param shelf null where storage is blocked: settings then last as long as the page. */
export function openSettings(name: string, shelf: Shelf | null): SettingsShelf {
  let now = read(name, shelf)
  return {
    get now() {
      return now
    },
    change: (part) => {
      now = { ...now, ...part }
      try {
        shelf?.setItem(name, JSON.stringify(now))
      } catch {
        // Full or forbidden: the setting holds for this page, and the game goes on.
      }
    },
  }
}

/** The browser's storage, or null where even looking at it is forbidden. */
export function browserShelf(): Shelf | null {
  try {
    return localStorage
  } catch {
    // Blocked by the player's privacy settings.
    return null
  }
}

function read(name: string, shelf: Shelf | null): Settings {
  try {
    const stored: unknown = JSON.parse(shelf?.getItem(name) ?? 'null')
    return isSettings(stored) ? stored : firstSettings
  } catch {
    // Unreadable is as good as absent.
    return firstSettings
  }
}

const isSettings = (stored: unknown): stored is Settings =>
  typeof stored === 'object' &&
  stored !== null &&
  'effects' in stored &&
  isLoudness(stored.effects) &&
  'music' in stored &&
  isLoudness(stored.music) &&
  'turbo' in stored &&
  typeof stored.turbo === 'boolean' &&
  'stakes' in stored &&
  typeof stored.stakes === 'object' &&
  stored.stakes !== null

const isLoudness = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= 1
