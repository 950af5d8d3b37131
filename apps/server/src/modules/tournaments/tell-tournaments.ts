import type { Withheld } from '@fairhouse/contract/entities/loyalty'
import type { BoardRow, TournamentShown } from '@fairhouse/contract/entities/tournament'
import type { Answers } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import type { TournamentNeeds } from './needs.ts'
import { placesOf, roundsAddedUp, roundsIn, standingsIn } from './store/places.ts'
import { shownTournaments, type Tournament } from './store/tournaments.ts'

const overShown = 4
const rowsAPage = 20

type Names = 'tournaments' | 'tournamentBoard' | 'tournamentRounds'

export const tournamentAnswers = (needs: TournamentNeeds): Answers<Names> => ({
  tournaments: async ({ player }) => ({
    reply: {
      tournaments: await shown(needs, player),
      withheld: player === null ? null : await whyNot(needs, player),
    },
  }),
  tournamentBoard: async ({ player }, { id, page }) => {
    const [standing] = await standingsIn(needs.database, [id], null)
    const total = standing?.players ?? 0
    if (total === 0) return { refused: 'notFound' }
    return { reply: { rows: await rowsOf(needs, { id, page, player }), total } }
  },
  tournamentRounds: async ({ player }, { id }) => {
    const rounds = await roundsIn(needs.database, id, player)
    const best = await roundsAddedUp(needs.database, id)
    const ranked = rounds.toSorted((one, other) => other.score - one.score).slice(0, best)
    const adding = new Set(ranked.map(({ round_id }) => round_id))
    return {
      reply: {
        rounds: rounds.map(({ round_id, game_id, score, at }) => ({
          id: round_id,
          name: needs.sortOf(game_id)?.name ?? String(game_id),
          uri: needs.sortOf(game_id)?.uri ?? '',
          at: at.toISOString(),
          score,
          counts: adding.has(round_id),
        })),
      },
    }
  },
})

const whyNot = async (
  { database, clock, withheldFrom }: TournamentNeeds,
  player: PlayerId,
): Promise<Withheld | null> => (await withheldFrom(database, [player], clock.now()))(player)

async function shown(
  { database, clock, playerStatus }: TournamentNeeds,
  player: PlayerId | null,
): Promise<TournamentShown[]> {
  const currency = player === null ? 'USD' : (await playerStatus(player)).currency
  const tournaments = await shownTournaments(database, {
    currency,
    now: clock.now(),
    overAtMost: overShown,
  })
  const standings = await standingsIn(
    database,
    tournaments.map(({ id }) => id),
    player,
  )
  const byId = new Map(standings.map((standing) => [standing.id, standing]))
  return tournaments.map((tournament) => shownOne(tournament, byId.get(tournament.id)))
}

function shownOne(
  tournament: Tournament,
  standing: Awaited<ReturnType<typeof standingsIn>>[number] | undefined,
): TournamentShown {
  const { id, name, currency, opens_at, closes_at, is_over, rounds, best, min_stake } = tournament
  const { place, score } = standing ?? { place: null, score: null }
  return {
    id,
    name,
    title: tournament.title,
    currency,
    opensAt: opens_at.toISOString(),
    closesAt: closes_at.toISOString(),
    isOver: is_over,
    isVoid: tournament.is_void,
    rounds,
    best,
    minStake: min_stake,
    prizes: [...tournament.prizes],
    players: standing?.players ?? 0,
    mine:
      place === null || score === null
        ? null
        : { place, score, roundsLeft: rounds - (standing?.rounds ?? 0) },
  }
}

async function rowsOf(
  { database, loginsForOthers }: TournamentNeeds,
  asked: { readonly id: number; readonly page: number; readonly player: PlayerId | null },
): Promise<BoardRow[]> {
  const offset = (asked.page - 1) * rowsAPage
  const placed = await placesOf(database, asked.id, { offset, limit: rowsAPage })
  const logins = await loginsForOthers(placed.map(({ player }) => player))
  return placed.map(({ player, score, rounds }, index) => ({
    place: offset + index + 1,
    login: logins.get(player) ?? '***',
    score,
    rounds,
    isMine: player === asked.player,
  }))
}
