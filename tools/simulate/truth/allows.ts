import type { Operation } from './operation.ts'
import type { SeatState } from './state.ts'

/** Below this a player of play money may have more. */
const topUpBelow = 10_000

/** What games there are, as far as money is concerned. */
export const games = new Map<
  string,
  { readonly id: number; readonly betLevels: readonly number[] }
>()

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

interface Asked {
  readonly uri: string
  readonly connection: string
  readonly stake: number
}

function bet(state: SeatState, { uri, connection, stake }: Asked): string | null {
  const game = games.get(uri)
  if (!game) return 'gameNotEnabled'
  if (state.suspended) return 'userSuspended'
  if (state.connections[game.id] !== connection) return 'duplicateConnection'
  if (state.open !== null) return 'roundOpen'
  if (!game.betLevels.includes(stake)) return 'formInvalid'
  return state.balance < stake ? 'notEnoughCash' : null
}

function act(state: SeatState, { uri, connection }: Asked): string | null {
  const game = games.get(uri)
  if (!game) return 'gameNotEnabled'
  if (state.connections[game.id] !== connection) return 'duplicateConnection'
  return state.open === uri ? null : 'roundFinished'
}
