import { settledRounds, type SettledRow } from '#modules/play'
import { settledProviderRounds } from '#modules/providers'
import { settledRoomRounds } from '#modules/rooms'
import type { Database, Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { countRounds, type CountNeeds } from '../earning/count-rounds.ts'
import { earn, nothingYet, type Standing } from '../earning/earn.ts'
import { balancesEarned } from '../store/balances-earned.ts'
import { type KeptRound, keptRounds } from '../store/kept-rounds.ts'
import { standingsOf } from '../store/standings.ts'
import { type TakenBack, takenBackOf } from '../store/taken-back.ts'

/** What playing the journal again came to, against what is kept. */
export interface Rebuilt {
  readonly players: number
  readonly rounds: number
  /** Rounds of the journal that were not counted: added now when that was asked for. */
  readonly missing: number
  /** In words; empty when what was rebuilt is what is kept. */
  readonly differences: readonly string[]
}

const pageOf = 5_000
const differencesShown = 20

/**
 * Makes what players earned anew from the journals of bets, round by round, and holds it against rows, standings and the ledger. Whether a round
 * was withheld, and how much its game counted, is taken from its row: what a player's limits were at that time, no journal of bets knows.
 * @param repair counts rounds that nobody has counted; nothing else is ever changed.
 */
export async function rebuild(
  needs: CountNeeds & { readonly players: readonly PlayerId[] },
  { repair }: { readonly repair: boolean },
): Promise<Rebuilt> {
  let [rounds, missing] = [0, 0]
  const differences: string[] = []
  for (const player of needs.players) {
    // oxlint-disable-next-line no-await-in-loop -- one player's rounds in memory at a time
    const journal = await journalOf(needs.database, player)
    // oxlint-disable-next-line no-await-in-loop -- as above
    const kept = await keptRounds(needs.database, player)
    const known = new Set(kept.map(({ round_id }) => round_id))
    const uncounted = [...journal.values()].filter(({ roundId }) => !known.has(roundId))
    rounds += journal.size
    missing += uncounted.length
    // oxlint-disable-next-line no-await-in-loop -- as above
    differences.push(...(await differencesOf(needs.database, player, { journal, kept })))
    if (repair && uncounted.length > 0)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await countRounds(
        needs,
        uncounted.map((row) => ({ ...row, player, at: row.at.toISOString() })),
      )
  }
  return {
    players: needs.players.length,
    rounds,
    missing,
    differences: differences.slice(0, differencesShown),
  }
}

/** Every round of a player that was played to its end, of own games, others' and rooms, by id. */
async function journalOf(on: Queryable, player: PlayerId): Promise<Map<string, SettledRow>> {
  const found = new Map<string, SettledRow>()
  for (const read of [settledRounds, settledProviderRounds, settledRoomRounds]) {
    let after: string | null = null
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- page after page
      const page: SettledRow[] = await read(on, player, { after, limit: pageOf })
      for (const row of page) found.set(row.roundId, row)
      after = page.at(-1)?.roundId ?? null
      if (page.length < pageOf) break
    }
  }
  return found
}

interface Sides {
  readonly journal: ReadonlyMap<string, SettledRow>
  readonly kept: readonly KeptRound[]
}

async function differencesOf(
  on: Database,
  player: PlayerId,
  { journal, kept }: Sides,
): Promise<string[]> {
  const found: string[] = []
  let standing = nothingYet
  const sums = { points: 0, tokens: 0, tickets: 0 }
  const backs = await takenBackOf(on, player)
  const standsNow = new Map(backs.map((back) => [back.roundId, back]))
  for (const row of kept) {
    standing = lowered(standing, backs)
    const { earned, after } = earn(standing, {
      turnover: row.turnover,
      share: row.share,
      isOwn: row.is_own,
      withheld: row.withheld,
    })
    const played = journal.get(row.round_id)
    const wrong = wrongIn(row, { earned, after, played, now: standsNow.get(row.round_id) })
    if (wrong !== null) found.push(`player ${player}, round ${row.round_id}: ${wrong}`)
    standing = after
    sums.points += earned.points
    sums.tokens += earned.tokens
    sums.tickets += earned.tickets
  }
  standing = lowered(standing, backs)
  const stands = (await standingsOf(on, [player])).get(player) ?? nothingYet
  if (!sameStanding(stands, standing))
    found.push(`player ${player} stands at ${inWords(stands)} and not at ${inWords(standing)}`)
  const posted = await balancesEarned(on, player)
  for (const name of ['points', 'tokens', 'tickets'] as const)
    if (posted[name] !== sums[name])
      found.push(`player ${player}: ${posted[name]} of ${name} on the ledger and not ${sums[name]}`)
  return found
}

/** Where a player stood once that was taken back which came after the newest round so far. */
const lowered = (standing: Standing, backs: readonly TakenBack[]): Standing =>
  backs
    .filter(({ afterRounds }) => afterRounds === standing.rounds)
    .reduce((at, { lifetimeLess }) => ({ ...at, lifetime: at.lifetime - lifetimeLess }), standing)

type Again = ReturnType<typeof earn> & {
  readonly played: SettledRow | undefined
  /** How the round stands since something of it was taken back. */
  readonly now: TakenBack | undefined
}

/** Why a kept row is not what the journal makes of it; null when it is. */
function wrongIn(row: KeptRound, { earned, after, played, now }: Again): string | null {
  const isGone = now !== undefined && now.stake + now.payout === 0
  if (!played && !isGone) return 'is in no journal'
  const { stake, payout } = now ?? row
  if (played && !wasPlayedSo({ ...row, stake, payout }, played)) return 'was played otherwise'
  const risk = Math.min(row.stake, Math.abs(row.payout - row.stake))
  if (row.turnover !== row.stake && row.turnover !== risk) return 'counts another turnover'
  return earnedSo(row, earned, after) ? null : 'earned something else'
}

const earnedSo = (row: KeptRound, earned: Again['earned'], after: Again['after']): boolean =>
  row.number === after.rounds &&
  row.lifetime_after === after.lifetime &&
  row.level === earned.level &&
  row.points === earned.points &&
  row.tokens === earned.tokens &&
  row.tickets === earned.tickets

const wasPlayedSo = (row: KeptRound, { stake, payout, gameId }: SettledRow): boolean =>
  stake === row.stake && payout === row.payout && gameId === row.game_id

const sameStanding = (one: Standing, other: Standing): boolean =>
  one.rounds === other.rounds && one.lifetime === other.lifetime && one.own === other.own

const inWords = ({ rounds, lifetime, own }: Standing): string =>
  `${rounds} rounds, ${lifetime} and ${own} cents`
