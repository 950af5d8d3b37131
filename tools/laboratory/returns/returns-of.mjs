// What a title returns: every way to bet, exactly without the most, and by chances of all payouts with it.
import { refuseUnknown } from '../rounds/known-rules.mjs'
import { layersOf } from '../rounds/play.mjs'
import { baccaratReturns } from './baccarat-returns.mjs'
import { casinoWarReturns } from './casino-war-returns.mjs'
import { redDogReturns } from './red-dog-returns.mjs'
import { bingoReturns } from './bingo-returns.mjs'
import { blackjackReturns } from './blackjack-returns.mjs'
import { boxesReturns } from './boxes-returns.mjs'
import { showdownReturns } from './card-returns.mjs'
import { cellsReturns } from './cells-returns.mjs'
import { cashWins } from './cash-wins.mjs'
import { crapsReturns } from './craps-returns.mjs'
import { diceReturns } from './dice-returns.mjs'
import { fraction, plus, times, zero } from './fraction.mjs'
import {
  gateReturns,
  minesReturns,
  pegsReturns,
  pickReturns,
  scratchReturns,
  towerReturns,
} from './instant-returns.mjs'
import { kenoReturns } from './keno-returns.mjs'
import { payoutsOf } from './payouts.mjs'
import { rouletteReturns } from './roulette-returns.mjs'
import { pokerReturns } from './poker-returns.mjs'
import { RoundGraph } from './round-graph.mjs'
import { threeCardReturns } from './three-card-returns.mjs'
import { tableReturns } from './table-returns.mjs'

/**
 * @param sheet a par sheet.
 * @param rows of its prize table; null where there is none.
 * @returns `bets`: for each way to bet its name, its price, `exact` (what it returns had a round no most), and what `momentsOf` says; `spins`: what one spin of each kind
 * that the sheet counts wins on average, in units.
 */
export function returnsOf(sheet, rows) {
  const { inner } = layersOf(sheet.rules)
  refuseUnknown(inner)
  if (rows !== null) return { bets: [tableReturns(sheet, rows)], spins: [] }
  const ways = withoutSpins[inner.engine]
  if (ways !== undefined) return { bets: ways(sheet, inner.definition), spins: [] }
  const game = { definition: inner.definition, order: sheet.order }
  const round = new RoundGraph(game, sheet.mostUnits)
  const bets = pricesOf(sheet, inner.definition).map((bet) => ({
    ...bet,
    root: round.root(bet.name),
  }))
  const means = round.graph.means()
  const proved = bets.map(({ name, price, root }) => {
    const exact = times(means[root], fraction(1n, BigInt(price)))
    const { unit, chances } = payoutsOf(round.graph, root, sheet.mostUnits)
    return { name, price, exact, ...momentsOf({ unit, chances, most: sheet.mostUnits }, price) }
  })
  const counted = sheet.spins.filter(({ pays }) => pays !== null)
  return {
    bets: proved,
    spins: counted.map(({ name }) => ({ name, mean: spinMean(round, name) })),
  }
}

/** Games whose bets are worked out without going through spins. */
const withoutSpins = {
  'cells 1': (sheet, definition) => [cellsReturns(sheet, definition)],
  'roulette 1': rouletteReturns,
  'sic bo 1': diceReturns,
  'craps 1': crapsReturns,
  'video poker 1': pokerReturns,
  'keno 1': kenoReturns,
  'bingo 1': bingoReturns,
  'blackjack 1': (_, definition) => blackjackReturns(definition),
  'blackjack 2': (_, definition) => boxesReturns(definition),
  'baccarat 1': baccaratReturns,
  'casino war 1': casinoWarReturns,
  'red dog 1': redDogReturns,
  'three card poker 1': threeCardReturns,
  'showdown 1': showdownReturns,
  'gate 1': gateReturns,
  'pegs 1': pegsReturns,
  'mines 1': minesReturns,
  'tower 1': towerReturns,
  'scratch 1': scratchReturns,
  'pick 1': pickReturns,
}

/** What a spin wins on average by itself, with the cash that it collects. */
function spinMean(round, name) {
  const { cash } = round.game.definition.spins[name]
  return round.waysOf(name).reduce((sum, { chance, wins, cash: inView }) => {
    const collected = inView === null ? zero : cashWins(cash, inView, round.most).mean
    return plus(sum, times(chance, plus(wins.mean, collected)))
  }, zero)
}

function pricesOf({ unitsPerStake }, { modes = {} }) {
  return [
    { name: 'base', price: unitsPerStake },
    ...Object.entries(modes).map(([name, { price }]) => ({ name, price })),
  ]
}

/** Return, hit frequency and sigma (in prices), and the chance of so many units or more. */
function momentsOf({ unit, chances, most }, price) {
  let [below, mean, square] = [0, 0, 0]
  for (const [amount, chance] of chances.entries()) {
    const won = (amount * unit) / price
    below += chance
    mean += won * chance
    square += won * won * chance
  }
  const top = 1 - below
  mean += (top * most) / price
  square += top * (most / price) ** 2
  const atLeast = (units) =>
    1 - chances.subarray(0, Math.ceil(units / unit)).reduce((sum, chance) => sum + chance, 0)
  return { ratio: mean, hit: 1 - chances[0], sigma: Math.sqrt(square - mean * mean), atLeast }
}
