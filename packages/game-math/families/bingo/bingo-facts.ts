import type { GameFacts } from '../../facts.ts'
import type { BingoDefinition } from './definition.ts'
import { lineFacts } from './line-facts.ts'
import { patternFacts } from './pattern-facts.ts'
import { stripFacts } from './strip-facts.ts'

/** Exact facts of a card in a hall of so many. */
export function bingoFacts(definition: BingoDefinition, cards: number): GameFacts {
  if (definition.strip !== undefined) return stripFacts(definition, cards)
  return definition.patterns === undefined
    ? lineFacts(definition, cards)
    : patternFacts(definition, cards)
}
