import { readPurse } from '#modules/wallet'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { PotRounds } from '#modules/play'
import { standingOf } from '../standing.ts'
import { grantsAfter } from '../store/grants.ts'
import { bonusPocket, moneyIn } from '../store/pockets.ts'

/** A player's money and grants as the database has them. */
export interface SeenOfPlayer {
  readonly cash: number
  readonly pocket: number
  readonly grants: readonly {
    readonly id: string
    readonly state: string
    readonly offer: string | null
    readonly amount: number
    readonly times: number
    readonly toWager: number
    readonly wagered: number
    readonly spinsUsed: number
    readonly spins: { readonly count: number; readonly stake: number } | null
    readonly maxCashout: number | null
    readonly paidOut: number
    readonly takenBack: number
    readonly expiresAt: number | null
    readonly isVoid: boolean
  }[]
}

/** What the newest round paid. */
export async function newestPayout(database: Database, player: PlayerId): Promise<number> {
  const [row] = await rowsOf<{ payout: number }>(
    database,
    'SELECT payout::float8 AS payout FROM play_step WHERE player_id = $1 ORDER BY round_id DESC, sequence DESC LIMIT 1',
    [player],
  )
  return row?.payout ?? 0
}

export async function seenOf(database: Database, player: PlayerId): Promise<SeenOfPlayer> {
  const { cash } = await readPurse(database, player)
  const pocket = await bonusPocket(database, player)
  const grants = await grantsAfter(database, player, { after: null, limit: 500 })
  const standings = await Promise.all(grants.map((grant) => standingOf(database, grant)))
  return {
    cash: await moneyIn(database, cash),
    pocket: pocket === null ? 0 : await moneyIn(database, pocket),
    grants: standings.map(({ grant, wagered, spinsUsed }) => ({ ...grant, wagered, spinsUsed })),
  }
}

/** What was written down of a player, each list in its order but for what players are told, of which the order within a moment is nobody's. Amounts are minor units. */
export interface WrittenOfPlayer {
  /** Changes of own money, and of bonus money. */
  readonly cash: readonly number[]
  readonly pot: readonly number[]
  readonly notes: readonly (readonly [type: string, amount: number])[]
  /** Rounds beside the bonus pocket that it paid, or that count. */
  readonly rounds: readonly {
    readonly cost: number
    readonly payout: number
    readonly fromPot: number
    readonly toPot: number
    readonly counted: number
  }[]
}

/** Reads the journals of a player's accounts, his transactions and his wagering ledger. */
export async function writtenOf(
  on: Database,
  player: PlayerId,
  potRounds: PotRounds,
): Promise<WrittenOfPlayer> {
  const { cash } = await readPurse(on, player)
  const pot = await bonusPocket(on, player)
  const notes = await rowsOf<{ type: string; amount: number }>(
    on,
    'SELECT type, amount::float8 AS amount FROM cashier_transaction WHERE player_id = $1',
    [player],
  )
  return {
    cash: await changesOf(on, cash),
    pot: pot === null ? [] : await changesOf(on, pot),
    notes: notes.map(({ type, amount }) => [type, amount] as const),
    rounds: pot === null ? [] : await roundsBeside(on, { player, pot }, potRounds),
  }
}

const changesOf = async (on: Database, account: number): Promise<readonly number[]> => {
  const rows = await rowsOf<{ change: number }>(
    on,
    'SELECT change::float8 AS change FROM ledger_entry WHERE account = $1 ORDER BY version, leg',
    [account],
  )
  return rows.map(({ change }) => change)
}

async function roundsBeside(
  on: Database,
  of: Pick<Parameters<PotRounds['page']>[1], 'player' | 'pot'>,
  potRounds: PotRounds,
): Promise<WrittenOfPlayer['rounds']> {
  const rounds = await potRounds.page(on, { ...of, from: 0, to: null, before: null, limit: 10_000 })
  return rounds
    .map(({ cost, payout, potTaken: fromPot, potGiven: toPot, counted }) => ({
      cost,
      payout,
      fromPot,
      toPot,
      counted,
    }))
    .toReversed()
}
