import { series } from '@fairhouse/contract/tournament-rules'
import { amount } from '@fairhouse/money'
import { giveCredits } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { TournamentNeeds } from './needs.ts'
import { periodAt } from './period.ts'
import { prizeLetter } from './prize-letter.ts'
import { insertPrize, type Placed, placesOf } from './store/places.ts'
import {
  insertTournament,
  markOver,
  runningTournaments,
  type Tournament,
} from './store/tournaments.ts'

/** What was settled before a tournament's end has been told by then. */
const graceMs = 60_000

/**
 * Opens the tournaments of this day and week, and gives the prizes of those that are over; one that cannot be closed keeps no other open.
 * @throws AggregateError with what went wrong, after all of them.
 */
export async function keepTournaments(needs: TournamentNeeds): Promise<void> {
  const now = needs.clock.now()
  const faults: Error[] = []
  for (const one of series) {
    if (one.currency === 'USD' && needs.giveGrant() === null) continue
    // oxlint-disable-next-line no-await-in-loop -- four of them
    await insertTournament(needs.database, one, periodAt(one.every, now))
  }
  for (const tournament of await runningTournaments(needs.database)) {
    if (tournament.closes_at.getTime() + graceMs > now) continue
    try {
      // oxlint-disable-next-line no-await-in-loop -- a tournament at a time, each in a transaction
      await close(needs, tournament, now)
    } catch (cause) {
      faults.push(
        new Error(`tournament ${tournament.id} was not closed: ${String(cause)}`, { cause }),
      )
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, faults.map(String).join('; '))
}

const close = (needs: TournamentNeeds, tournament: Tournament, now: number): Promise<void> =>
  needs.database.transaction(async (tx) => {
    if (!(await markOver(tx, tournament.id, now))) return
    const limit = tournament.prizes.length
    const placed = await placesOf(tx, tournament.id, { offset: 0, limit })
    const winners = placed.filter(({ score }) => score > 0)
    const withheld = await needs.withheldFrom(
      tx,
      winners.map(({ player }) => player),
      now,
    )
    for (const [index, winner] of winners.entries()) {
      const prize = { ...winner, place: index + 1, amount: tournament.prizes[index] ?? 0 }
      const given =
        withheld(winner.player) === null &&
        // oxlint-disable-next-line no-await-in-loop -- one connection, ten prizes
        (await give(needs, tx, { tournament, prize, now }))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await insertPrize(tx, tournament.id, { ...prize, given })
    }
  })

async function give(
  { giveGrant, send }: TournamentNeeds,
  tx: Transaction,
  won: {
    readonly tournament: Tournament
    readonly prize: Placed & { readonly place: number; readonly amount: number }
    readonly now: number
  },
): Promise<boolean> {
  const { tournament, prize, now } = won
  const { player, place } = prize
  const sum = amount(BigInt(prize.amount))
  if (tournament.currency === 'CREDIT')
    await giveCredits(tx, { id: uuidV7(now), player, amount: sum, reason: 'tournamentCredits' })
  else {
    const key = `tournament:${tournament.id}:${place}`
    const grant = {
      key,
      player,
      type: 'tournamentPrize',
      amount: sum,
      reason: 'Tournament prize',
    } as const
    const given = await giveGrant()?.(tx, grant)
    if (given === undefined || given.type === 'refused') return false
  }
  await send(tx, player, prizeLetter({ ...prize, ...tournament }))
  return true
}
