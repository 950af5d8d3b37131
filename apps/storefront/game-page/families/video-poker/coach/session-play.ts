import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { GameContext } from '../../../game-context.ts'
import { heldIn, holdableIn } from '../holds.ts'
import { type Advice, givenAway, holdOf } from './advice.ts'
import { adviserOf, type PaysNow } from './adviser.ts'

/** A hand that was played on this page. */
interface PlayedHand {
  readonly dealt: readonly CardOrJoker[]
  readonly held: readonly number[]
  /** What the round cost, minor units. */
  readonly stake: number
  /** What hands paid when it was held. */
  readonly pays: PaysNow
}

/** How well holds were chosen, from exact values. */
interface PlayedWell {
  readonly hands: number
  /** Held in the best way, or in one that is worth as much. */
  readonly best: number
  /** Minor units: what was bet, and what holds gave away of it on average. */
  readonly bet: number
  readonly given: number
}

const nothing: PlayedWell = { hands: 0, best: 0, bet: 0, given: 0 }

/** Hands of this page since it was opened. */
interface SessionPlay {
  /** Works out what has not been worked out yet, beside the page. @throws Error when it cannot be. */
  soFar(): Promise<PlayedWell>
}

let open: SessionPlay | null = null

/** One for the page: it notes every hand, and works nothing out until it is asked. */
export function sessionPlayOf(context: GameContext): SessionPlay {
  open ??= keepPlay(context)
  return open
}

function keepPlay(context: GameContext): SessionPlay {
  const waiting: PlayedHand[] = []
  let sum = nothing
  let marked: { readonly round: string; readonly hand: PlayedHand } | null = null
  const adviser = adviserOf(context)
  context.table.state.watch((state) => {
    const { phase, round } = state
    const dealt = holdableIn(state)
    if (dealt.length > 0 && round) {
      const hand = { dealt, held: heldIn(state.marked), stake: round.stake, pays: adviser.now() }
      marked = { round: round.id, hand }
    }
    const isDrawn = round?.events.some(({ type }) => type === 'pokerDrawn') ?? false
    if (!marked || phase === 'replay' || round?.id !== marked.round || !isDrawn) return
    waiting.push(marked.hand)
    marked = null
  })
  return {
    async soFar() {
      for (let hand = waiting[0]; hand; hand = waiting[0]) {
        // oxlint-disable-next-line no-await-in-loop -- one worker, one hand after the other
        const advice = await adviser.advise(hand.dealt, hand.pays)
        waiting.shift()
        sum = withHand(sum, hand, advice)
      }
      return sum
    },
  }
}

/** @param advice of the hand as it was dealt. */
export function withHand(
  sum: PlayedWell,
  { held, stake }: Pick<PlayedHand, 'held' | 'stake'>,
  advice: Advice,
): PlayedWell {
  const lost = givenAway(advice, holdOf(held))
  return {
    hands: sum.hands + 1,
    best: sum.best + (lost === 0 ? 1 : 0),
    bet: sum.bet + stake,
    given: sum.given + lost * stake,
  }
}
