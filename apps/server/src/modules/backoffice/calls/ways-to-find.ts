import type { FoundBy } from '@fairhouse/contract/backoffice/find'
import {
  type PayingPlayer,
  playersOfCoins,
  playersOfPayment,
  playersWithCard,
} from '#modules/cashier'
import { type AccountWay, findAccounts, playerNumbered } from '#modules/identity'
import { playerOfRound } from '#modules/play'
import { playerOfProviderRound } from '#modules/providers'
import { playerOfTicket } from '#modules/rooms'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** A player who fits what was typed, and why. */
export interface Fit {
  readonly player: PlayerId
  readonly by: FoundBy
  readonly payment: string | null
  readonly round: string | null
}

/** What is looked for. */
export interface Search {
  readonly text: string
  /**
   * Who may not see contacts may learn whose a whole one is, as a complaint names it. By beginnings they would read a masked one
   * letter by letter.
   */
  readonly wholeContacts: boolean
  /** Of each way. */
  readonly limit: number
}

interface Way {
  readonly by: FoundBy
  /** What was typed may be such a thing at all. */
  readonly suits: RegExp
  readonly look: (on: Queryable, search: Search) => Promise<readonly Fit[]>
}

/** Masked for who may not see contacts. Cards and addresses of networks and coins are found by the whole for everybody. */
const contactWays: ReadonlySet<AccountWay> = new Set(['email', 'phone', 'networkAddress'])

const fit = (by: FoundBy, player: PlayerId): Fit => ({ by, player, payment: null, round: null })

const byAccount = (way: AccountWay, suits: RegExp): Way => ({
  by: way,
  suits,
  look: async (on, { text, wholeContacts, limit }) => {
    const whole = wholeContacts && contactWays.has(way)
    return (await findAccounts(on, { way, text, whole, limit })).map(({ player }) =>
      fit(way, player),
    )
  },
})

const paying = (by: FoundBy, found: readonly PayingPlayer[]): Fit[] =>
  found.map(({ player, payment }) => ({ ...fit(by, player), payment }))

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** All ways in which a player is found, the most exact ones first. Each asks an index. */
const ways: readonly Way[] = [
  {
    by: 'id',
    suits: /^[1-9][0-9]{0,14}$/,
    look: async (_on, { text }) => {
      const player = playerNumbered(text)
      return player === null ? [] : [fit('id', player)]
    },
  },
  {
    by: 'round',
    suits: uuid,
    look: async (on, { text }) => {
      const round = text.toLowerCase()
      const player =
        (await playerOfRound(on, round)) ??
        (await playerOfProviderRound(on, round)) ??
        (await playerOfTicket(on, round))
      return player === null ? [] : [{ ...fit('round', player), round }]
    },
  },
  {
    by: 'payment',
    suits: /^[A-Za-z0-9_:-]{6,80}$/,
    look: async (on, { text, limit }) => paying('payment', await playersOfPayment(on, text, limit)),
  },
  {
    by: 'cardEnd',
    suits: /^[0-9]{4}$/,
    look: async (on, { text, limit }) => paying('cardEnd', await playersWithCard(on, text, limit)),
  },
  {
    by: 'coinAddress',
    suits: /^[A-Za-z0-9:]{20,110}$/,
    look: async (on, { text, limit }) =>
      paying('coinAddress', await playersOfCoins(on, text, limit)),
  },
  byAccount('networkAddress', /^([0-9]{1,3}\.){3}[0-9]{1,3}$|^[0-9a-f:]*:[0-9a-f:.]*$/i),
  byAccount('login', /^[^@\s]{2,32}$/),
  byAccount('email', /^[^\s]{2,60}$/),
  byAccount('phone', /^\+?[0-9 ()-]{5,24}$/),
  byAccount('name', /^[\p{L}][\p{L} .'-]{1,80}$/u),
]

/** Everybody who fits; one player may fit in several ways. */
export async function fitsOf(on: Queryable, search: Search): Promise<Fit[]> {
  const fits: Fit[] = []
  for (const { suits, look } of ways) {
    if (!suits.test(search.text)) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection
    fits.push(...(await look(on, search)))
  }
  return fits
}
