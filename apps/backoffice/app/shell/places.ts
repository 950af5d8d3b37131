import type { Right } from '@fairhouse/contract/backoffice/rights'
import { deskPlaces, places, shell } from '../texts/texts.ts'

/** Address, name, and the right that opens it; null: everybody's. */
export type Place = readonly [to: string, name: string, right: Right | null]

/** Of the app, in the order of the navigation. */
export const ownPlaces: readonly Place[] = [
  ['/', shell.home, null],
  ['/live', places.live, 'watchWall'],
  ['/players', places.players, 'readPlayers'],
  ['/segments', places.segments, 'readSegments'],
  ['/payments', places.payments, 'readPlayers'],
  ['/tickets', places.tickets, 'readPlayers'],
  ['/adjustments', places.adjustments, 'adjustMoney'],
  ['/reports', places.reports, 'readReports'],
  ['/games', places.games, 'readGames'],
  ['/jackpots', places.jackpots, 'readReports'],
  ['/maintenance', places.maintenance, 'readGames'],
  ['/games/order', places.gameOrder, 'arrangeGames'],
  ['/promotions', places.promotions, 'readPromotions'],
  ['/tournaments', places.tournaments, 'readPromotions'],
  ['/loyalty', places.loyalty, 'readPromotions'],
  ['/content', places.content, 'editContent'],
  ['/staff', places.staff, 'manageStaff'],
  ['/sessions', places.sessions, null],
  ['/sign-in', places.signIn, null],
]

export const isOpenTo =
  (may: (right: Right) => boolean) =>
  ([, , right]: Place): boolean =>
    right === null || may(right)

/** A page that was found by its name. */
export interface FoundPlace {
  readonly to: string
  readonly name: string
  /** It is the desk's, not the app's. */
  readonly isDesk: boolean
}

/** So many characters at least are looked for. */
export const shortest = 2

/** Pages with a word that begins as what is typed does, of those that are open. */
export function placesFor(text: string, may: (right: Right) => boolean): readonly FoundPlace[] {
  const typed = text.trim().toLowerCase()
  if (typed.length < shortest) return []
  const fits = ([, name]: Place): boolean => {
    const words = name.toLowerCase()
    return words.startsWith(typed) || words.includes(` ${typed}`)
  }
  const found = (list: readonly Place[], isDesk: boolean): FoundPlace[] =>
    list
      .filter((place) => isOpenTo(may)(place) && fits(place))
      .map(([to, name]) => ({ to, name, isDesk }))
  return [...found(ownPlaces, false), ...found(deskPlaces, true)]
}
