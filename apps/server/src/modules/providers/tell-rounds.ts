import type { RoundSummary } from '@fairhouse/contract/calls/play'
import type { Catalog } from '#modules/catalog'
import { isoTime } from '#platform/iso-time'
import type { RoundRow } from './store/rounds-of-player.ts'
import { isVoidBet } from './wallet/bet-of-round.ts'

/** The plain bet: games of providers tell of no other. */
const mode = 'base'

/** A round of a provider's game for lists. One of which nothing was bet and nothing won is void. */
export function tellRound(row: RoundRow, known: Catalog['known']): RoundSummary {
  const [stake, payout, returned] = [Number(row.stake), Number(row.payout), Number(row.returned)]
  const isVoid = isVoidBet({ stake: stake - returned, payout: payout - returned })
  return {
    id: row.id,
    gameId: row.game_id,
    uri: row.game_key,
    name: known(row.game_key)?.name ?? row.game_key,
    stake,
    mode,
    payout,
    currency: row.currency,
    finished: row.closed,
    ended: row.closed ? (isVoid ? 'voided' : 'played') : null,
    nonce: 0,
    provider: row.provider,
    at: isoTime(row.opened_at.getTime()),
    balanceAfter: row.closed ? Number(row.balance_after) : null,
  }
}
