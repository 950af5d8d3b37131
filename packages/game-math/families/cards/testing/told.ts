import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { blackjackGame } from '../blackjack/blackjack-game.ts'
import { sixDecks } from './six-decks.ts'

export const six = blackjackGame(sixDecks)

/** What became of chips, in short. */
export const told = (events: readonly RoundEvent[]): readonly string[] =>
  events.flatMap((event) =>
    event.type === 'spotSettled' ? [`${event.spot} ${event.result} ${event.pay}`] : [],
  )
