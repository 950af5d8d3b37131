import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { ownFigures as ownFiguresCall } from '@fairhouse/contract/calls/figures'
import type { FigurePeriod } from '@fairhouse/contract/figure-choices'
import type { Game } from '@fairhouse/contract/entities/game'
import type { Currency } from '@fairhouse/money'
import type { PlayerAsk } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { dayOf } from '#platform/iso-time'
import { bestOf, gamesOf, minutesOfSteps, type Played, stepsOf } from './store/own-figures.ts'

export interface FiguresNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Games that are on, and names of those that are not. */
  readonly catalog: {
    readonly games: () => readonly Shown[]
    readonly nameOf: (uri: string) => string | undefined
  }
  /** What the player bets with. */
  readonly currencyOf: (player: PlayerId) => Promise<Currency>
}

type Shown = Pick<Game, 'id' | 'name' | 'uri' | 'art'>

type Reply = ReplyOf<typeof ownFiguresCall>

const dayMs = 86_400_000
const longAgo = '1970-01-01'

/** How far a period goes back, today included, and in which steps it is told. */
const periods = {
  days7: { days: 7, step: 'day' },
  days30: { days: 30, step: 'day' },
  days90: { days: 90, step: 'week' },
  year: { days: 365, step: 'month' },
  all: { days: null, step: 'month' },
} as const satisfies Record<FigurePeriod, object>

/** What a player played in a period. Costs as many rows as there were days and games in it, however many rounds. */
export async function ownFigures(
  { database, clock, catalog, currencyOf }: FiguresNeeds,
  { player }: Pick<PlayerAsk, 'player'>,
  { period }: BodyOf<typeof ownFiguresCall>,
): Promise<{ readonly reply: Reply }> {
  const { days, step } = periods[period]
  const currency = await currencyOf(player)
  const from = days === null ? longAgo : dayOf(clock.now() - (days - 1) * dayMs)
  const wish = { player, currency, from }
  const inSteps = await stepsOf(database, wish, step)
  const minutes = new Map(
    (await minutesOfSteps(database, wish, step)).map((one) => [one.from, one.minutes]),
  )
  const steps = inSteps.map((one) => ({ ...one, minutes: minutes.get(one.from) ?? 0 }))
  const shown = shownGames(catalog)
  return {
    reply: {
      figures: {
        currency,
        from: days === null ? (steps[0]?.from ?? null) : from,
        total: { ...totalOf(steps), minutes: steps.reduce((sum, one) => sum + one.minutes, 0) },
        steps,
        step,
        games: (await gamesOf(database, wish)).map(({ game_id, uri, ...played }) => ({
          ...played,
          game: shown(game_id, uri),
        })),
        best: (await bestOf(database, wish)).map(({ game_id, uri, ...win }) => ({
          ...win,
          game: shown(game_id, uri),
        })),
      },
    },
  }
}

const totalOf = (steps: readonly Played[]): Played =>
  steps.reduce<Played>(
    (sum, one) => ({
      rounds: sum.rounds + one.rounds,
      wins: sum.wins + one.wins,
      staked: sum.staked + one.staked,
      paid: sum.paid + one.paid,
    }),
    { rounds: 0, wins: 0, staked: 0, paid: 0 },
  )

/** Games as they are shown; one that is off now by its name alone. */
function shownGames({ games, nameOf }: FiguresNeeds['catalog']) {
  const byId = new Map(games().map((game) => [game.id, game]))
  return (gameId: number, uri: string): Reply['figures']['games'][number]['game'] => {
    const game = byId.get(gameId)
    if (game === undefined) return { uri, name: nameOf(uri) ?? uri, art: null }
    return { uri: game.uri, name: game.name, art: game.art }
  }
}
