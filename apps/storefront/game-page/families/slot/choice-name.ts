import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Round } from '../../play/controller-state.ts'
import { capital } from '../../../rules/capital.ts'
import type { ChoiceAction } from './course.ts'
import type { SlotTexts } from './texts/en.ts'

interface Chosen {
  readonly type: ChoiceAction
  readonly place: number
  readonly round: Round | null
}

/** What one of the things to choose is called: `Coffin 3`, `8 free spins, all wins multiplied by 5`, `Snowy owl`, `Red`. */
export function choiceName(
  { type, place, round }: Chosen,
  { mechanics }: SlotTexts,
  symbolName: (symbol: string) => string,
): string {
  const events: readonly RoundEvent[] = round?.events ?? []
  switch (type) {
    case 'pick': {
      const opened = events.findLast((event) => event.type === 'pickStarted')
      const name = opened?.type === 'pickStarted' ? symbolName(opened.symbol) : ''
      return `${capital(name)} ${place + 1}`.trim()
    }
    case 'choose': {
      const offered = events.findLast((event) => event.type === 'choiceOffered')
      const option = offered?.type === 'choiceOffered' ? offered.options[place] : undefined
      if (option?.symbol !== undefined) return capital(symbolName(option.symbol))
      return option ? mechanics.choose.option(option.spins, option.multiplier) : String(place + 1)
    }
    case 'gamble':
      return mechanics.say.side(place + 1)
  }
}
