import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { sha256 } from '@fairhouse/fairness/sha256'
import { openStream, type Stream } from '@fairhouse/fairness/stream'
import { costOf } from '@fairhouse/contract/rounds/round'
import { anyMove } from '@fairhouse/game-math/any-action'
import { offeredAs } from '@fairhouse/game-math/bets'
import type { Action, Game, RoundState, Step } from '@fairhouse/game-math/game'
import type { RoundPart } from '@fairhouse/game-math/round-part'
import type { CertifiedBet, Title } from '@fairhouse/games/discover'
import { startedFeature } from './feature-starts.ts'

/** What rounds played just as the server plays them came to. */
export interface ProductionRun {
  /** Of a bet that is made in a round alone, those that offered it. */
  readonly rounds: number
  /** Sum of all payouts without what was taken after the bet, in pay units. */
  readonly units: number
  readonly hits: number
  /** Rounds that met each feature, by its name. */
  readonly met: Readonly<Record<string, number>>
}

/** How long to play, and what to bet. */
export interface ProductionPlan {
  readonly bet: CertifiedBet
  readonly rounds: number
  /** Called now and then with the rounds played so far. */
  readonly onProgress: (played: number) => void
}

/** Rounds between two signs of progress. */
const stride = 10_000

/**
 * Plays rounds with the real stream of a fixed server seed, by the game's strategy or by legal choices at random, so that every run of the same
 * definition comes to the same numbers. Double or nothing is left out: it is no part of the return.
 */
export function playProduction({ manifest, game }: Title, plan: ProductionPlan): ProductionRun {
  const stream = openStream(sha256(new TextEncoder().encode(`certify ${manifest.uri}`)))
  const choices = drawFrom(new SeededWords(manifest.id))
  const below = (count: number): number => choices.below(count)
  const met = new Map<string, number>()
  let units = 0
  let hits = 0
  const { part } = plan.bet
  if (part) return playPart(game, plan, { part, stream, below })
  for (let nonce = 0; nonce < plan.rounds; nonce++) {
    const draw = drawFrom(stream.round(`certify-${plan.bet.name}`, nonce))
    const features = new Set<string>()
    let step = game.open(draw, plan.bet.bet)
    let raised = 0
    watch(step, features)
    while (!step.state.done) {
      const action = chosen(game, step, below)
      raised += raisedBy(game, step, action)
      step = game.act(step.state, action, draw)
      watch(step, features)
    }
    units += step.state.units - raised
    if (step.state.units > 0) hits++
    for (const feature of features) met.set(feature, (met.get(feature) ?? 0) + 1)
    if (nonce % stride === 0) plan.onProgress(nonce)
  }
  plan.onProgress(plan.rounds)
  return { rounds: plan.rounds, units, hits, met: Object.fromEntries(met) }
}

interface PartNeeds {
  readonly part: RoundPart
  readonly stream: Stream
  readonly below: (count: number) => number
}

/** The same of a bet that is made in a round alone: it is taken as its part says, and rounds that do not offer it are none of its own. */
function playPart(
  game: Game,
  plan: ProductionPlan,
  { part, stream, below }: PartNeeds,
): ProductionRun {
  let rounds = 0
  let units = 0
  let hits = 0
  for (let nonce = 0; nonce < plan.rounds; nonce++) {
    const draw = drawFrom(stream.round(`certify-${plan.bet.name}`, nonce))
    let step = game.open(draw, plan.bet.bet)
    let isTaken = false
    let paid = 0
    while (!step.state.done) {
      const take = { type: part.action, data: part.data }
      const isOffered: boolean =
        (part.data === undefined || !isTaken) && offeredAs(game, step, take) !== null
      isTaken ||= isOffered
      step = game.act(step.state, isOffered ? take : chosen(game, step, below), draw)
      paid += paidOn(part.spots, step)
    }
    if (isTaken) rounds++
    units += paid
    if (paid > 0) hits++
    if (nonce % stride === 0) plan.onProgress(nonce)
  }
  plan.onProgress(plan.rounds)
  return { rounds, units, hits, met: {} }
}

const paidOn = (spots: readonly string[], { events }: Step<RoundState>): number =>
  events.reduce(
    (sum, event) =>
      sum + ('spot' in event && spots.includes(event.spot) && 'pay' in event ? event.pay : 0),
    0,
  )

function watch({ events }: Step<RoundState>, features: Set<string>): void {
  for (const event of events) {
    const feature = startedFeature(event)
    if (feature !== undefined) features.add(feature)
  }
}

function chosen(game: Game, step: Step<RoundState>, below: (count: number) => number): Action {
  if (game.strategy) return game.strategy(step.state)
  const isCollectable = step.actions.some(({ type }) => type === 'collect')
  return isCollectable ? { type: 'collect' } : anyMove(game, step, below)
}

/** Pay units that an action takes beside the bet. */
function raisedBy(game: Game, step: Step<RoundState>, action: Action): number {
  const offer = offeredAs(game, step, action)
  return offer ? costOf(offer) : 0
}
