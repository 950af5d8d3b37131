import type {
  gameChanges,
  games,
  ListedGame,
  setGameOfTheMonth,
  switchGame,
} from '@fairhouse/contract/backoffice/games'
import { gameBadges } from '@fairhouse/contract/entities/game-words'
import type { Desk, Rule } from '#modules/catalog'
import type { Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { dayMs, dayOf } from '../reports/utc-day.ts'
import { type BetsOfGame, betsOfGames } from '../store/bets-of-games.ts'
import { bandOf } from './band.ts'
import { type KnownGame, knownGames, providerName } from './known-games.ts'
import { placesOf, type PlacesOf } from './places-of.ts'

const shownAtMost = 50
const latelyDays = 30

/** Off for everybody: no condition. */
const offForAll: Rule = { effect: 'off', currencies: [], countries: [], devices: [], profiles: [] }
const isOffForAll = ({ effect, currencies, countries, devices, profiles }: Rule): boolean =>
  effect === 'off' && [currencies, countries, devices, profiles].every((one) => one.length === 0)

export const tellGames =
  ({ database, clock, catalog }: BackofficeNeeds): StaffAnswer<typeof games> =>
  async ({ name: by }, { text }) => {
    const now = clock.now()
    const period = { from: dayOf(now - (latelyDays - 1) * dayMs), to: dayOf(now) }
    const bets = new Map((await betsOfGames(database, period)).map((one) => [one.gameId, one]))
    const desk = catalog.desk(by)
    const rules = Map.groupBy(await desk.rules(), ({ game_id: id }) => id)
    const monthly = await gameOfTheMonth(desk)
    const placed = placesOf(await desk.arranging.all(), dayOf(now))
    const wanted = text.toLowerCase()
    const listed = (await knownGames(catalog, desk))
      .filter(({ name, uri }) => `${name} ${uri}`.toLowerCase().includes(wanted))
      .map((game) => ({
        ...shown(game, bets.get(game.id), { rules: rules.get(game.id) ?? [], placed }),
        ofTheMonth: game.id === monthly,
      }))
      .toSorted((one, other) => other.staked - one.staked || (one.name < other.name ? -1 : 1))
    return { reply: { games: listed.slice(0, shownAtMost), more: listed.length > shownAtMost } }
  }

const millionths = (part: number): number => Math.round(part * 1_000_000)

function shown(
  game: KnownGame,
  counted: BetsOfGame | undefined,
  { rules, placed }: { readonly rules: readonly Rule[]; readonly placed: PlacesOf },
): Omit<ListedGame, 'ofTheMonth'> {
  const bets = counted ?? { bets: 0, staked: 0, won: 0, squares: 0 }
  const band = game.theory && bandOf(bets, game.theory)
  return {
    gameId: game.id,
    name: game.name,
    provider: providerName(game.provider),
    off: rules.some(isOffForAll),
    limited: rules.some((rule) => !isOffForAll(rule)),
    placed: [...placed(game.id)],
    bets: bets.bets,
    staked: bets.staked,
    won: bets.won,
    theory: game.theory && millionths(game.theory.rtp),
    actual: bets.staked === 0 ? null : millionths(bets.won / bets.staked),
    band: band && { low: millionths(band.low), high: millionths(band.high) },
    dependsOnChoices: game.dependsOnChoices,
  }
}

/** That somebody did it, and why, is written down where the catalogue is changed: there is neither without the other. */
export const turnGame =
  ({ clock, catalog }: BackofficeNeeds): StaffAnswer<typeof switchGame> =>
  async ({ name: staff }, { gameId, on, note }) => {
    const desk = catalog.desk(staff)
    const known = (await desk.known()).find(({ id }) => id === gameId)
    if (!known) return { refused: 'notFound' }
    const of = { game: gameId }
    const deed = (tx: Transaction) =>
      writeDeed(tx, {
        at: clock.now(),
        staff,
        deed: 'switchGame',
        subject: `game ${gameId}`,
        facts: { game: known.uri, on, note },
      })
    const isDone = on
      ? await desk.removeRule(of, offForAll, deed)
      : await desk.addRule(of, offForAll, deed)
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }

/** The number of the game that is it now; null: none is. */
const gameOfTheMonth = async (desk: Pick<Desk, 'badges'>): Promise<number | null> =>
  (await desk.badges()).find(({ badge }) => badge === gameBadges.gameOfTheMonth)?.game_id ?? null

export const chooseGameOfTheMonth =
  ({ clock, catalog }: BackofficeNeeds): StaffAnswer<typeof setGameOfTheMonth> =>
  async ({ name: staff }, { gameId, on, note }) => {
    const desk = catalog.desk(staff)
    const known = (await desk.known()).find(({ id }) => id === gameId)
    if (!known) return { refused: 'notFound' }
    if (((await gameOfTheMonth(desk)) === gameId) === on) return { refused: 'soAlready' }
    const isDone = await desk.setGameOfTheMonth(on ? gameId : null, (tx) =>
      writeDeed(tx, {
        at: clock.now(),
        staff,
        deed: 'setGameOfTheMonth',
        subject: `game ${gameId}`,
        facts: { game: known.uri, on, note },
      }),
    )
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }

export const tellGameChanges =
  ({ catalog }: BackofficeNeeds): StaffAnswer<typeof gameChanges> =>
  async ({ name }) => ({
    reply: {
      changes: (await catalog.desk(name).changes(50)).map(
        ({ made_at: at, made_by: by, change }) => ({
          at: isoTime(at.getTime()),
          by,
          what: JSON.stringify(change),
        }),
      ),
    },
  })
