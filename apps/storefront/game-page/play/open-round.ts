import type { ActionName, Round, RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'

/** An action that asks for nothing but to go on. */
export type StepAction = Extract<
  ActionName,
  'freeSpin' | 'respin' | 'holdSpin' | 'wheelSpin' | 'roll' | 'collect'
>
/** An action that says which of several. */
export type ChoiceAction = Extract<ActionName, 'pick' | 'choose' | 'gamble'>

/** Steps of the very spin that the player began, which follow at once. A win that may only be collected is. */
const sameSpin: ReadonlySet<ActionName> = new Set<ActionName>(['respin', 'holdSpin', 'collect'])
/** Steps that the player does one by one, because each is an event of its own. */
const oneByOne: ReadonlySet<ActionName> = new Set<ActionName>(['wheelSpin', 'roll'])

const isStep = (action: RoundAction): action is Extract<RoundAction, { type: StepAction }> =>
  !('choices' in action)

/** What the large button goes on with in an open round; null when there is only a choice to make, or no round. */
export const stepOf = (round: Round | null): StepAction | null =>
  round?.actions.find(isStep)?.type ?? null

/** What the player may choose among; null when nothing. */
export function choiceOf(
  round: Round | null,
): { readonly type: ChoiceAction; readonly choices: readonly number[] } | null {
  for (const action of round?.actions ?? []) if ('choices' in action) return action
  return null
}

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

/**
 * Whether a step follows without a press: `started` by the player before (free spins), or by autoplay, or because it is part of the spin
 * that was just shown.
 */
export const followsByItself = (
  step: StepAction,
  { started, autoplay }: { readonly started: boolean; readonly autoplay: boolean },
): boolean => autoplay || sameSpin.has(step) || (started && !oneByOne.has(step))

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

/** Whether a feature began in it, or a jackpot was won. */
export const hadFeature = ({ events }: Pick<Round, 'events'>): boolean =>
  events.some(({ type }) => features.has(type))
