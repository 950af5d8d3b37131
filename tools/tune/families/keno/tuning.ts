import type { Json } from '@fairhouse/contract/json'
import type { KenoDefinition } from '@fairhouse/game-math/families/keno/definition'
import { kenoFacts } from '@fairhouse/game-math/families/keno/keno-facts'
import type { FamilyTuning } from '../../family-tuning.ts'
import { payTable } from '../../pays/pay-table.ts'
import { isList, selected } from '../../pays/selected.ts'

export const tuning: FamilyTuning = {
  says: 'What a ticket pays by how many of its spots are caught (`pays`), each number of spots for itself. How often they are caught follows from the draw.',
  paysOf: ({ definition }, { bet }) => {
    if (!isKeno(definition)) return null
    const spots = spotsOf(bet.selection)
    const row = definition.pays[spots - 1] ?? []
    const paths = row.flatMap((units, caught) => (units > 0 ? [['pays', spots - 1, caught]] : []))
    return payTable(definition, paths, (tried) => kenoFacts(tried, spots))
  },
}

const isKeno = (definition: object): definition is KenoDefinition =>
  'numbers' in definition && 'balls' in definition && 'pays' in definition

/** Of its one ticket, or of the first of several. */
function spotsOf(selection: Json | undefined): number {
  const of = selected(selection)
  const cards = of.get('cards')
  const ticket = isList(cards) ? cards[0] : of.get('spots')
  return isList(ticket) ? ticket.length : 0
}
