import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { GameContext, Judged } from '../../../game-context.ts'
import type { Round } from '../../../play/controller-state.ts'
import type { OpenPoker } from '../open-poker.ts'
import { givenAway, holdOf, placesOf } from './advice.ts'
import { adviserOf } from './adviser.ts'
import { worthIn } from './worth.ts'

/** What the hold of a hand gave away, by what hands pay now, and in words what would have been better. */
async function reviewOf(
  context: GameContext,
  { texts: { coach }, cardName }: OpenPoker,
  { events, stake }: Pick<Round, 'events' | 'stake'>,
): Promise<Judged | null> {
  const dealt = events.find((event) => event.type === 'pokerDealt')
  const drawn = events.find((event) => event.type === 'pokerDrawn')
  if (dealt?.type !== 'pokerDealt' || drawn?.type !== 'pokerDrawn') return null
  const { cards } = dealt
  const advice = await adviserOf(context).advise(cards)
  const lost = givenAway(advice, holdOf(drawn.held))
  const named = (places: readonly number[]): string =>
    places
      .flatMap((place): readonly CardOrJoker[] => cards.slice(place, place + 1))
      .map(cardName)
      .join(', ') || coach.none
  const own = named(drawn.held)
  const { times, amount } = worthIn(context, lost, stake)
  const sentence =
    lost === 0
      ? coach.replayedBest(own)
      : coach.replayed(own, named(placesOf(advice.best)), amount, times)
  return { lost: lost * stake, sentence }
}

/** Explains after a replay what the hold of that hand was worth against the best one. */
export async function explainReplay(
  context: GameContext,
  poker: OpenPoker,
  round: Pick<Round, 'events' | 'stake'>,
): Promise<void> {
  const review = await reviewOf(context, poker, round)
  if (!review) return
  context.notice(review.sentence)
  context.say(review.sentence)
}

/** The one decision of a hand, once it was made. */
export async function judgeHold(
  context: GameContext,
  poker: OpenPoker,
  round: Pick<Round, 'events' | 'stake'>,
): Promise<readonly Judged[]> {
  const review = await reviewOf(context, poker, round)
  return review ? [review] : []
}
