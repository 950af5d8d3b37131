import type { ActionName, RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import { levelByMode, type Round } from '../../play/controller-state.ts'
import type { Course } from '../../play/course.ts'

/** An action that asks for nothing but to go on. */
export type StepAction = Extract<
  ActionName,
  'freeSpin' | 'respin' | 'holdSpin' | 'wheelSpin' | 'roll' | 'collect'
>
/** An action that says which of several. */
export type ChoiceAction = Extract<ActionName, 'pick' | 'choose' | 'gamble'>

const steps: ReadonlySet<ActionName> = new Set<StepAction>([
  'freeSpin',
  'respin',
  'holdSpin',
  'wheelSpin',
  'roll',
  'collect',
])
const choices: ReadonlySet<ActionName> = new Set<ChoiceAction>(['pick', 'choose', 'gamble'])
/** Steps of the very spin that the player began, which follow at once. A win that may only be collected is. */
const sameSpin: ReadonlySet<ActionName> = new Set<StepAction>(['respin', 'holdSpin', 'collect'])
/** Steps that the player does one by one, because each is an event of its own. */
const oneByOne: ReadonlySet<ActionName> = new Set<StepAction>(['wheelSpin', 'roll'])

const isStep = (action: RoundAction): action is Extract<RoundAction, { type: StepAction }> =>
  steps.has(action.type)
const isChoice = (action: RoundAction): action is Extract<RoundAction, { type: ChoiceAction }> =>
  choices.has(action.type)

/** What the large button goes on with in an open round; null when there is only a choice to make, or no round. */
export const stepOf = (round: Round | null): StepAction | null =>
  round?.actions.find(isStep)?.type ?? null

/** What the player may choose among; null when nothing. */
export const choiceOf = (
  round: Round | null,
): { readonly type: ChoiceAction; readonly choices: readonly number[] } | null =>
  round?.actions.find(isChoice) ?? null

/**
 * Whether the round goes on by a choice alone. Where a win may be collected as well, going on collects it: a player who presses Space once
 * more than needed must not stake his win.
 */
export const onlyByChoice = (round: Round | null): boolean =>
  choiceOf(round) !== null && stepOf(round) === null

/** How many such steps are still to come, where the round says it. */
export function stepsLeft(round: Round | null): number | null {
  const step = round?.actions.find(isStep)
  return step && 'left' in step ? step.left : null
}

const features: ReadonlySet<RoundEvent['type']> = new Set<RoundEvent['type']>([
  'freeSpinsAwarded',
  'pickStarted',
  'choiceOffered',
  'holdStarted',
  'wheelStarted',
  'trailStarted',
  // A meter may have to be hit in any spin, with no feature about it.
  'jackpotWon',
])

/**
 * Rounds of slots: respins and hold-and-spin follow by themselves, free spins once they were started, a wheel and a roll take a press each,
 * choices are the player's.
 */
export const slotCourse: Course = {
  selects: false,
  repeats: true,
  hadFeature: ({ events }) => events.some(({ type }) => features.has(type)),
  decides: (round) => choiceOf(round) !== null,
  next({ round }) {
    const step = stepOf(round)
    return step === null ? null : { type: step, data: null }
  },
  followsByItself: ({ type }, { started, autoplay }) =>
    autoplay || sameSpin.has(type) || (started && !oneByOne.has(type)),
  levelOf: levelByMode,
}
