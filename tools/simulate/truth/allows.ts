import { type Json, json } from '@fairhouse/contract/json'
import { costOf } from '@fairhouse/contract/rounds/round'
import { priceOf } from '@fairhouse/game-math/bets'
import type { Game } from '@fairhouse/game-math/game'
import type { Operation, PlayBody } from './operation.ts'
import { readStanding } from './read-standing.ts'
import type { SeatState } from './state.ts'

/** Below this a player of play money may have more. */
const topUpBelow = 10_000

/** What games there are, with their rules. */
export const games = new Map<string, { readonly id: number; readonly rules: Game }>()

/** Why a player must not be given what he wishes as things stand; null when he must. */
export function allows(state: SeatState, { wish, guest }: Operation): string | null {
  switch (wish.type) {
    case 'play':
      return wish.body.action === 'bet' ? bet(state, wish.body) : act(state, wish.body)
    case 'topUp':
      return guest.userType === 2 && state.balance < topUpBelow ? null : 'notPermitted'
    case 'rotate':
      if (state.open !== null) return 'roundOpen'
      return state.clientSeed === wish.clientSeed ? 'clientSeedUsed' : null
    case 'openGame':
      return state.suspended && state.open !== wish.uri ? 'userSuspended' : null
    case 'payOut':
      return state.balance < wish.amount ? 'notEnoughCash' : null
    case 'exchange':
      return state.balance + wish.amount < wish.out ? 'notEnoughCash' : null
    case 'payIn':
    case 'suspend':
    case 'history':
    case 'detail':
    case 'fairness':
      return null
  }
}

function bet(state: SeatState, { uri, connection, stake, data }: PlayBody): string | null {
  const game = games.get(uri)
  if (!game) return 'gameNotEnabled'
  if (state.suspended) return 'userSuspended'
  if (state.connections[game.id] !== connection) return 'duplicateConnection'
  if (state.open !== null) return 'roundOpen'
  if (!game.rules.betLevels.includes(stake)) return 'formInvalid'
  const price = priceOf(game.rules, { selection: selectionIn(data) })
  if (price === null) return 'formInvalid'
  return state.balance < (stake / game.rules.unitsPerStake) * price ? 'notEnoughCash' : null
}

/** What a bet's data select; undefined for none. */
export const selectionIn = (data: string | null | undefined): Json | undefined =>
  data === null || data === undefined ? undefined : json.parse(JSON.parse(data))

function act(state: SeatState, { uri, connection, action, data }: PlayBody): string | null {
  const game = games.get(uri)
  if (!game) return 'gameNotEnabled'
  if (state.connections[game.id] !== connection) return 'duplicateConnection'
  if (state.open !== uri) return 'roundFinished'
  return state.balance < costOfAction(game.rules, state, { action, data }) ? 'notEnoughCash' : null
}

/** What an action of the open round takes, in minor units. */
function costOfAction(
  rules: Game,
  { standing, bet: open }: SeatState,
  { action, data }: Pick<PlayBody, 'action'> & { readonly data: PlayBody['data'] | undefined },
): number {
  const state = readStanding(rules, standing)
  if (state === null) return 0
  const offer = rules.legal(state).find(({ type }) => type === action)
  const price = priceOf(rules, { selection: open?.selection ?? undefined })
  if (!offer || !open || price === null) return 0
  const raise = rules.raiseOf?.(state, { type: offer.type, data: selectionIn(data) }) ?? 0
  return ((costOf(offer) + raise) * open.cost) / price
}
