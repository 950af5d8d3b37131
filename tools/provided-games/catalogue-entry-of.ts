import { ratio } from '@fairhouse/game-math/fraction'
import type { Game } from '@fairhouse/game-math/game'
import type { ProvidedFacts } from '@fairhouse/game-math/provided/provided-game'
import { mostChips } from '@fairhouse/game-math/provided/stakes'
import type { ProvidedWish, TableWish } from '@fairhouse/game-math/provided/wish'
import type { Entry } from './entry.ts'

/** Sigma from which on a game is 2, 3, 4 and 5 on the scale of volatility, as certificates have it. */
const volatilitySteps = [3, 5, 7, 10]
/** Older than anything that is called new. */
const since = '2026-10-01'
const slots = 1281
/** Groups of games that none of these is: of the smallest stakes, and of jackpots that grow. */
const otherGroups: readonly number[] = [1282, 1289]

/** The entry of the catalogue with the true figures of its game in place of invented ones. @param facts of the bet that is shown. */
export function catalogueEntryOf(
  one: Entry,
  {
    wish,
    game,
    facts,
  }: { readonly wish: ProvidedWish; readonly game: Game; readonly facts: ProvidedFacts },
): Entry {
  const sigma = Math.sqrt(ratio(facts.variance))
  const [least = 0] = game.betLevels
  const dearest = game.betLevels.at(-1) ?? least
  return {
    ...one,
    sandbox: false,
    category: otherGroups.includes(one.category) ? slots : one.category,
    rtp: Math.round(ratio(facts.rtp) * 10_000) / 10_000,
    volatility: 1 + volatilitySteps.filter((step) => sigma >= step).length,
    minStake: least,
    maxStake: dearest * mostOfStakes(wish),
    since,
    hasImagePreview: false,
    ...shownOf(wish, game),
  }
}

/** How many stakes a bet may have: chips on a table, or cards. */
function mostOfStakes(wish: ProvidedWish): number {
  if (takesChips(wish)) return mostChips
  return wish.kind === 'bingo' ? wish.cards : 1
}

const takesChips = (wish: ProvidedWish): boolean =>
  wish.kind === 'roulette' || (wish.kind === 'table' && wish.table !== 'blackjack')

/** What a single chip wins at most at tables where many lie. */
const mostOfChip = { roulette: 36, sicBo: 181, fishPrawnCrab: 13, craps: 31 }

function shownOf(
  wish: ProvidedWish,
  { maxUnits, unitsPerStake }: Game,
): Pick<Entry, 'maxWinX' | 'mechanics' | 'ways'> {
  const times = maxUnits / unitsPerStake
  switch (wish.kind) {
    case 'slot':
      return {
        maxWinX: wish.maxWinX,
        mechanics: [
          wish.by,
          ...(wish.freeSpins ? ['freeSpins', 'multiplier'] : []),
          ...(wish.buys ? ['bonusBuy'] : []),
        ],
        ways: wish.by === 'lines' ? unitsPerStake : wish.rows ** wish.reels,
      }
    case 'cells':
      return { maxWinX: Math.floor(times), mechanics: ['scatterPays'], ways: null }
    case 'keno':
      return { maxWinX: times, mechanics: ['quickPick'], ways: null }
    case 'bingo':
      return { maxWinX: times / wish.cards, mechanics: ['quickPick'], ways: null }
    case 'pegs':
      return { maxWinX: times, mechanics: ['multiplier'], ways: null }
    case 'roulette':
      return { maxWinX: mostOfChip.roulette, mechanics: ['singleZero'], ways: null }
    case 'crash':
      return { maxWinX: times, mechanics: ['autoCashOut'], ways: null }
    case 'poker':
      return { maxWinX: times, mechanics: [], ways: null }
    case 'table':
      return { maxWinX: mostAtTable(wish, times), mechanics: [], ways: null }
  }
}

/** @param times most of a round, in stakes of its smallest chip. */
function mostAtTable(wish: TableWish, times: number): number {
  const { table } = wish
  if (table === 'sicBo' || table === 'fishPrawnCrab' || table === 'craps') return mostOfChip[table]
  return takesChips(wish) ? times / mostChips : times
}
