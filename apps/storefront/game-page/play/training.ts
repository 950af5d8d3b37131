import type { GameContext, Judged } from '../game-context.ts'
import type { Texts } from '../texts/texts.ts'
import type { Round } from './controller-state.ts'
import { createStore, type Store } from './store.ts'

/** How a player does since training began on this page. */
export interface TrainingState {
  readonly on: boolean
  /** Decisions that were judged, and those of them that no other was better than. */
  readonly decisions: number
  readonly well: number
  /** What all of them gave away on average, minor units. */
  readonly lost: number
}

/** The coach who tells every mistake at once, as long as it is on. */
export interface Training {
  readonly state: Store<TrainingState>
  set(on: boolean): void
}

/** Less than this part of a minor unit is the rounding of a sum, and no mistake. */
const least = 1e-6

type Needs = Pick<GameContext, 'table' | 'settings' | 'notice' | 'say'> & {
  readonly texts: Pick<Texts, 'training'>
}

/**
 * Training, of a game whose decisions can be judged. Only with play money: who plays for real money is told what a choice is worth when they ask, and
 * learns where a mistake costs nothing. Null there, and where the rules of a place allow no help.
 * @param judge prices the decisions of a round so far; null in a game that leaves none.
 */
export function createTraining(
  { table, settings, texts, notice, say }: Needs,
  judge: ((round: Round) => Promise<readonly Judged[]>) | null,
): Training | null {
  const { currency, rules } = table.state.now.game
  if (!judge || !rules.coach || currency !== 'CREDIT') return null
  const state = createStore<TrainingState>({
    on: settings.now.training === true,
    decisions: 0,
    well: 0,
    lost: 0,
  })
  /** The round whose decisions were judged last, and how many; one at a time. */
  let known = { round: table.state.now.round?.id ?? '', decisions: Number.POSITIVE_INFINITY }
  let turn: Promise<void> = Promise.resolve()

  const look = async (round: Round): Promise<void> => {
    const judged = await judge(round)
    const before = known.round === round.id ? known.decisions : 0
    known = { round: round.id, decisions: judged.length }
    // Those of a round that lay there when the page was opened, or training was begun, are none of it.
    const fresh = before === Number.POSITIVE_INFINITY ? [] : judged.slice(before)
    if (fresh.length > 0 && state.now.on) tell(fresh)
  }
  const tell = (fresh: readonly Judged[]): void => {
    const mistakes = fresh.filter(({ lost }) => lost > least)
    const { decisions, well, lost } = state.now
    state.change({
      decisions: decisions + fresh.length,
      well: well + fresh.length - mistakes.length,
      lost: lost + mistakes.reduce((sum, one) => sum + one.lost, 0),
    })
    if (mistakes.length === 0) return say(texts.training.well)
    for (const { sentence } of mistakes) {
      notice(sentence)
      say(sentence)
    }
  }
  const lookNow = (): void => {
    const { phase, round } = table.state.now
    const isAtRest = phase === 'choosing' || phase === 'waiting' || phase === 'idle'
    if (!state.now.on || !round || !isAtRest) return
    turn = turn.then(() => look(round)).catch((fault: unknown) => reportError(fault))
  }
  table.state.watch(lookNow)
  return {
    state,
    set(on) {
      settings.change({ training: on })
      known = { round: table.state.now.round?.id ?? '', decisions: Number.POSITIVE_INFINITY }
      state.change({ on, decisions: 0, well: 0, lost: 0 })
      lookNow()
    },
  }
}
