import type { GameFacts } from '../../facts.ts'
import type { BingoDefinition } from './definition.ts'
import { lineFacts } from './line-facts.ts'
import { patternFacts } from './pattern-facts.ts'

/** Exact facts of a card in a hall of so many. */
export const bingoFacts = (definition: BingoDefinition, cards: number): GameFacts =>
  definition.patterns === undefined ? lineFacts(definition, cards) : patternFacts(definition, cards)
