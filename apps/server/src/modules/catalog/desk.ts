import { gameLists } from '@fairhouse/contract/entities/game-list'
import { gameBadges } from '@fairhouse/contract/entities/game-words'
import { providers } from '@fairhouse/contract/entities/provider'
import type { Database, Transaction } from '#platform/database'
import { type Arranging, arranging } from './arrange.ts'
import type { Change, Subject } from './change.ts'
import { type Along, changeCatalogue } from './change-catalogue.ts'
import { type ImportResult, importCatalogue } from './import-catalogue.ts'
import type { Rule } from './rules.ts'
import { addRule } from './store/add-rule.ts'
import { storedBadges } from './store/badges.ts'
import { giveBadge } from './store/give-badge.ts'
import { knownKeys } from './store/known-keys.ts'
import { makeRoom } from './store/make-room.ts'
import { newestChanges, type StoredChange } from './store/newest-changes.ts'
import { type StoredPin, storedPins } from './store/pins.ts'
import { removePin } from './store/remove-pin.ts'
import { removeRule } from './store/remove-rule.ts'
import { type StoredRule, storedRules } from './store/rules.ts'
import { savePin } from './store/save-pin.ts'
import { takeBadge } from './store/take-badge.ts'
import type { Titles } from './titles.ts'

/** Where whoever runs the house changes the catalogue. Every change is written down; a verb says whether anything was changed. */
export interface Desk {
  import(file: Uint8Array, options?: { readonly adds: boolean }): Promise<ImportResult>
  /** Offers, or no longer offers. Rounds already begun may be finished. */
  addRule(of: Subject, rule: Rule, also?: Along): Promise<boolean>
  removeRule(of: Subject, rule: Rule, also?: Along): Promise<boolean>
  /** Puts a game at a place of a shared list; one that is pinned there moves back by one. Position from 1. */
  pin(list: number, game: number, position: number): Promise<boolean>
  unpin(list: number, game: number): Promise<boolean>
  /** There is one at a time; null: none. */
  setGameOfTheMonth(game: number | null, also?: Along): Promise<boolean>
  /** How lists begin. */
  readonly arranging: Arranging
  rules(): Promise<StoredRule[]>
  pins(): Promise<StoredPin[]>
  badges(): Promise<{ badge: number; game_id: number }[]>
  changes(count: number): Promise<StoredChange[]>
  /** Every game the house knows: its id and its address. */
  known(): Promise<{ readonly id: number; readonly uri: string }[]>
}

/**
 * @param needs.by who sits at it.
 * @param needs.changed hears of every change after it is there for all to read.
 */
export function openDesk(needs: {
  readonly database: Database
  readonly titles: Titles
  readonly by: string
  readonly changed: () => Promise<void>
}): Desk {
  const { database, titles, by, changed } = needs
  /** Makes a change that `isNew` tells of. */
  const make = async (
    change: Change,
    isNew: (tx: Transaction) => Promise<boolean>,
    also?: Along,
  ) => {
    const made = await changeCatalogue(database, by, async (tx) => {
      if (!(await isNew(tx))) return { change: null }
      await also?.(tx)
      return { change }
    })
    if (made.change) await changed()
    return made.change !== null
  }
  return {
    import: async (file, { adds } = { adds: false }) => {
      const result = await importCatalogue(database, file, { by, adds })
      if (result.type === 'imported' && result.added + result.changed + result.unlisted > 0)
        await changed()
      return result
    },
    addRule: (of, rule, also) =>
      make({ type: 'ruleAdded', of, ...rule }, (tx) => addRule(tx, asStored(of, rule)), also),
    removeRule: (of, rule, also) =>
      make({ type: 'ruleRemoved', of, ...rule }, (tx) => removeRule(tx, asStored(of, rule)), also),
    pin: (list, game, position) =>
      make({ type: 'pinned', list, game, position }, async (tx) => {
        const pin = { list_id: list, game_id: game, position }
        await makeRoom(tx, pin)
        await savePin(tx, pin)
        return true
      }),
    unpin: (list, game) =>
      make({ type: 'unpinned', list, game }, (tx) => removePin(tx, list, game)),
    setGameOfTheMonth: (game, also) =>
      game === null
        ? make(
            { type: 'badgeTaken', badge: gameOfTheMonth },
            (tx) => takeBadge(tx, gameOfTheMonth),
            also,
          )
        : make(
            { type: 'badgeGiven', badge: gameOfTheMonth, game },
            (tx) => giveBadge(tx, gameOfTheMonth, game),
            also,
          ),
    arranging: arranging({ database, by, changed }),
    rules: () => storedRules(database),
    pins: () => storedPins(database),
    badges: () => storedBadges(database),
    changes: (count) => newestChanges(database, count),
    known: async () => [
      ...titles.all.map(({ manifest }) => ({ id: manifest.id, uri: manifest.uri })),
      ...(await knownKeys(database)).map(({ game_id: id, key: uri }) => ({ id, uri })),
    ],
  }
}

const { gameOfTheMonth } = gameBadges

/** The lists that games can be pinned in: those that are the same for everybody, by name. */
export const listsToPin: ReadonlyMap<string, number> = new Map([
  ...gameLists.filter(({ of }) => of === 'everybody').map(({ name, id }) => [name, id] as const),
  ...providers.flatMap(({ key, list }) => (list === null ? [] : [[key, list] as const])),
])

/** Conditions are stored sorted and without repeats, so that the same rule is the same row. */
const asStored = (of: Subject, rule: Rule): StoredRule => ({
  game_id: 'game' in of ? of.game : null,
  provider: 'provider' in of ? of.provider : null,
  effect: rule.effect,
  currencies: once(rule.currencies),
  countries: once(rule.countries),
  devices: once(rule.devices),
  profiles: once(rule.profiles),
})

const once = (values: readonly string[]): string[] => [...new Set(values)].toSorted()
