import type { NotEnded, TournamentDesk, TournamentForStaff } from '#modules/backoffice'
import type { Transaction } from '#platform/database'
import type { TournamentNeeds } from '../needs.ts'
import { decideEnding, holdEnding, insertEnding } from '../store/endings.ts'
import { placesOf } from '../store/places.ts'
import { type ListedTournament, listedTournaments } from '../store/staff-list.ts'
import {
  closeNow,
  holdTournament,
  insertSpecial,
  markVoid,
  type Tournament,
} from '../store/tournaments.ts'

const overShown = 50

/** @see TournamentDesk */
export const tournamentDesk = ({ clock }: Pick<TournamentNeeds, 'clock'>): TournamentDesk => ({
  tournaments: async (on) =>
    (await listedTournaments(on, overShown)).map((one) => shown(one, clock.now())),
  board: placesOf,
  make: insertSpecial,
  askToEnd: async (tx, asked) => {
    const held = await holdTournament(tx, asked.tournament)
    const no = held === null ? 'notFound' : whyNot(held, asked.ending, asked.at)
    if (no !== null) return no
    return (await insertEnding(tx, asked)) ? null : 'soAlready'
  },
  decide: async (tx, { id, approve, by, at }) => {
    const held = await holdEnding(tx, id)
    if (held === null) return 'notFound'
    if (held.state !== 'waiting') return 'decidedAlready'
    if (approve && held.askedBy === by) return 'ownRequest'
    if (approve) {
      const no = await endNow(tx, held, at)
      if (no !== null) return no
    }
    await decideEnding(tx, { id, state: approve ? 'made' : 'declined', by, at })
    return { tournament: held.tournament, ending: held.ending }
  },
})

/** What has not begun has no places that could be given prizes. */
function whyNot(
  { is_over, opens_at }: Tournament,
  ending: 'end' | 'void',
  at: number,
): NotEnded | null {
  if (is_over) return 'decidedAlready'
  return ending === 'end' && opens_at.getTime() >= at ? 'notBegun' : null
}

/** Ended, it is closed as of now and its prizes are given as at any end; void, it is over without any. */
async function endNow(
  tx: Transaction,
  { tournament, ending }: { readonly tournament: number; readonly ending: 'end' | 'void' },
  at: number,
): Promise<NotEnded | null> {
  const held = await holdTournament(tx, tournament)
  const no = held === null ? 'notFound' : whyNot(held, ending, at)
  if (no !== null) return no
  await (ending === 'void' ? markVoid(tx, tournament, at) : closeNow(tx, tournament, at))
  return null
}

const shown = (one: ListedTournament, now: number): TournamentForStaff => ({
  id: one.id,
  name: one.name,
  title: one.title,
  currency: one.currency,
  opensAt: one.opens_at.getTime(),
  closesAt: one.closes_at.getTime(),
  rounds: one.rounds,
  best: one.best,
  minStake: one.min_stake,
  prizes: one.prizes,
  standing: standingOf(one, now),
  players: one.players,
  given: one.given,
  asked: one.asked,
})

function standingOf(
  { is_over, is_void, opens_at }: Tournament,
  now: number,
): TournamentForStaff['standing'] {
  if (is_void) return 'void'
  if (is_over) return 'over'
  return opens_at.getTime() > now ? 'scheduled' : 'on'
}
