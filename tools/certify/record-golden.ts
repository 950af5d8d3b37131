import { writeFileSync } from 'node:fs'
import { drawFrom } from '@fairhouse/fairness/draw'
import { toHex } from '@fairhouse/fairness/hex'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { openStream } from '@fairhouse/fairness/stream'
import { anyMove } from '@fairhouse/game-math/any-action'
import { type Action, baseMode, type Game } from '@fairhouse/game-math/game'
import type { CertifiedBet, Title } from '@fairhouse/games/discover'
import type { GoldenRound, GoldenRounds } from '@fairhouse/games/golden-round'
import { sheets } from './families/all.ts'
import { signsOf, winWishes } from './golden-wishes.ts'
import { progressBar } from './progress.ts'

/** Games searched in a way to bet; the largest win among them is kept too. */
const searched = 400_000
/** A title of so many ways to bet is searched for all of these rounds together, and each of its ways for no fewer than `fewestSearched`. */
const manyBets = 9
const fewestSearched = 20_000
const searchedOf = (bets: number): number =>
  bets <= manyBets ? searched : Math.max(fewestSearched, Math.round(searched / bets))
/** Rounds kept of everything that a title can show, and of a title that shows little, rounds of any kind up to so many. */
const perSign = 2
const fewest = 24
const clientSeed = 'golden'

/**
 * Records a title's golden rounds: of a fixed stream, the rounds that between them show everything the title was seen to do at
 * least twice, by what they pay, and the largest win. Run when a title is new or its mathematics changed on purpose; otherwise the
 * recorded rounds are what the engine is held to.
 */
export function recordGolden(title: Title): void {
  // What is bet in a round alone is in the rounds of the bet that opens it.
  const opening = title.bets.filter(({ part }) => part === undefined)
  const bets = [...opening, ...widerBets(title)]
  const count = searchedOf(bets.length)
  const rounds = bets.flatMap((bet) => searchBet(title, bet, count))
  writeFileSync(new URL('golden.json', title.folder), goldenText({ hash: title.game.hash, rounds }))
}

/** Bets on several places at once, of a game that has such: rounds in which they meet are what no certified bet shows. */
function widerBets({ game, bets }: Title): readonly CertifiedBet[] {
  const dearest = Math.max(...bets.map(({ price }) => price))
  return (game.samples ?? []).flatMap((bet, at) => {
    const price = game.priceOf?.(bet) ?? 0
    return price > dearest ? [{ name: `sample ${at + 1}`, bet, price }] : []
  })
}

function searchBet(title: Title, bet: CertifiedBet, games: number): readonly GoldenRound[] {
  const { manifest, game } = title
  const rounds = Math.ceil(games / (sheets[manifest.family].gamesIn?.(game) ?? 1))
  const onProgress = progressBar(`${manifest.uri}, ${bet.name}: searching`, rounds)
  const search = new Search(game.unitsPerStake)
  for (let nonce = 0; nonce < rounds; nonce++) {
    search.look(playGolden(title, bet, nonce))
    if (nonce % 10_000 === 0) onProgress(nonce)
  }
  onProgress(rounds)
  return search.kept()
}

/** Keeps rounds until all that is asked for is there. */
class Search {
  readonly #unitsPerStake: number
  readonly #bySign = new Map<string, GoldenRound[]>()
  readonly #byWin = new Map<string, GoldenRound[]>()
  readonly #first: GoldenRound[] = []
  #largest: GoldenRound | undefined

  constructor(unitsPerStake: number) {
    this.#unitsPerStake = unitsPerStake
  }

  look(round: GoldenRound): void {
    if (round.units > (this.#largest?.units ?? -1)) this.#largest = round
    if (this.#first.length < fewest) this.#first.push(round)
    for (const sign of signsOf(round)) keep(this.#bySign, sign, { round, count: perSign })
    const seen = { ...round, unitsPerStake: this.#unitsPerStake }
    for (const { name, count, holds } of winWishes) {
      if ((this.#byWin.get(name)?.length ?? 0) < count && holds(seen)) {
        keep(this.#byWin, name, { round, count })
      }
    }
  }

  /** Each round once, under the name of the rarest thing that it shows. */
  kept(): readonly GoldenRound[] {
    const kept = new Map<number, GoldenRound>()
    const add = (name: string, round: GoldenRound): void => {
      if (!kept.has(round.nonce)) kept.set(round.nonce, { ...round, name })
    }
    if (this.#largest) add('the largest win of the search', this.#largest)
    const rarestFirst = [...this.#bySign].toSorted(([, a], [, b]) => last(b) - last(a))
    for (const [name, rounds] of [...rarestFirst, ...this.#byWin]) {
      for (const round of rounds) add(name, round)
    }
    for (const round of this.#first) if (kept.size < fewest) add('one of the first rounds', round)
    return [...kept.values()]
  }
}

function keep(
  kept: Map<string, GoldenRound[]>,
  name: string,
  { round, count }: { readonly round: GoldenRound; readonly count: number },
): void {
  const rounds = kept.get(name)
  if (rounds === undefined) kept.set(name, [round])
  else if (rounds.length < count) rounds.push(round)
}

/** When the last of them was found: the later, the rarer. */
function last(rounds: readonly GoldenRound[]): number {
  return rounds.length < perSign ? Number.POSITIVE_INFINITY : (rounds.at(-1)?.nonce ?? 0)
}

function playGolden(
  { manifest, game }: Title,
  { bet: { mode = baseMode, selection }, price }: CertifiedBet,
  nonce: number,
): GoldenRound {
  const serverSeed = sha256(new TextEncoder().encode(`golden ${manifest.uri}`))
  const draw = drawFrom(openStream(serverSeed).round(clientSeed, nonce))
  const cost = highestCost(game, price)
  const choices = drawFrom(new SeededWords(nonce))
  const moves: Action[] = []
  let step = game.open(draw, { mode, cost, selection })
  const events = [...step.events]
  while (!step.state.done) {
    const move = anyMove(game, step, (count) => choices.below(count))
    step = game.act(step.state, move, draw)
    moves.push(move)
    events.push(...step.events)
  }
  const { units } = step.state
  const seeds = { serverSeed: toHex(serverSeed), clientSeed, nonce }
  const bet = {
    ...(mode === baseMode ? {} : { mode }),
    ...(selection === undefined ? {} : { selection }),
  }
  const fed = cost === undefined ? {} : { cost }
  return { name: '', ...bet, ...fed, ...seeds, moves, events, units }
}

/** At this cost a jackpot that is won by draw is met most often; undefined for titles without one. */
function highestCost({ jackpots, betLevels, unitsPerStake }: Game, price: number) {
  if (jackpots?.some(({ won }) => won === 'byDraw') !== true) return undefined
  return (price * Math.max(...betLevels)) / unitsPerStake
}

/** One round a line, so that a change shows which rounds it touched. */
function goldenText({ hash, rounds }: GoldenRounds): string {
  const lines = rounds.map((round) => `  ${JSON.stringify(round)}`)
  return `{"hash":${JSON.stringify(hash)},"rounds":[\n${lines.join(',\n')}\n]}\n`
}
