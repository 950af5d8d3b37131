import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { ControllerState } from '../../play/controller-state.ts'
import { choiceOf, stepOf, stepsLeft } from './course.ts'
import type { SlotTexts } from './texts/en.ts'

/** What is to be chosen, or that a win may be taken. */
export function choiceLabel({ round }: ControllerState, controls: SlotTexts['controls']): string {
  if (stepOf(round) === 'collect') return controls.collect
  switch (choiceOf(round)?.type) {
    case 'choose':
      return isOfSymbols(round) ? controls.chooseSymbol : controls.chooseFree
    case 'gamble':
      return controls.gamble
    case 'pick':
    case undefined:
      return controls.pickSentence
  }
}

/** Whether what is offered are symbols of a book. */
function isOfSymbols(round: ControllerState['round']): boolean {
  const events: readonly RoundEvent[] = round?.events ?? []
  const offered = events.findLast((event) => event.type === 'choiceOffered')
  return (
    offered?.type === 'choiceOffered' && offered.options.some(({ symbol }) => symbol !== undefined)
  )
}

/** What going on with the open round does. */
export function stepLabel({ round }: ControllerState, controls: SlotTexts['controls']): string {
  const left = stepsLeft(round) ?? 0
  switch (stepOf(round)) {
    case 'respin':
      return controls.respin
    case 'holdSpin':
      return controls.holdSpin(left)
    case 'wheelSpin':
      return controls.wheelSpin
    case 'roll':
      return controls.roll(left)
    case 'collect':
      return controls.collect
    case 'freeSpin':
    case null:
      return controls.continueFree(left)
  }
}
