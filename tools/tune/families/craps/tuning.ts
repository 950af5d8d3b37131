import type { CrapsDefinition } from '@fairhouse/game-math/families/craps/definition'
import { crapsFacts } from '@fairhouse/game-math/families/craps/craps-facts'
import type { FamilyTuning } from '../../family-tuning.ts'
import { type Path, payTable } from '../../pays/pay-table.ts'

/** Where what a bet wins stands, by its certified name. Bets with and against the shooter win even money, and their odds what is fair. */
const paths: Readonly<Record<string, readonly Path[]>> = {
  place4: [['odds', 'place', 0, 0]],
  place5: [['odds', 'place', 1, 0]],
  place6: [['odds', 'place', 2, 0]],
  field: ['two', 'twelve', 'others'].map((sum) => ['odds', 'field', sum]),
  hard4: [['odds', 'hard', 0]],
  hard6: [['odds', 'hard', 1]],
  anySeven: [['odds', 'anySeven']],
  anyCraps: [['odds', 'anyCraps']],
  two: [['odds', 'two']],
  three: [['odds', 'three']],
  eleven: [['odds', 'eleven']],
  twelve: [['odds', 'twelve']],
}

export const tuning: FamilyTuning = {
  says: 'What place bets, the field, hard ways and propositions win (`odds`). Pass, come and their odds are fixed by the rules of craps.',
  paysOf: ({ definition }, { name }) => {
    const of = paths[name]
    return isCraps(definition) && of
      ? payTable(definition, of, (tried) => crapsFacts(tried, name))
      : null
  },
}

const isCraps = (definition: object): definition is CrapsDefinition =>
  'oddsTimes' in definition && 'odds' in definition
