import { diceSpots } from '@fairhouse/contract/families/dice/spots'
import type { SicBoDefinition } from '@fairhouse/game-math/families/dice/definition'
import { sicBoFacts } from '@fairhouse/game-math/families/dice/sic-bo-facts'
import type { FamilyTuning } from '../../family-tuning.ts'
import { type Path, payTable } from '../../pays/pay-table.ts'
import { selected, spotOf } from '../../pays/selected.ts'

export const tuning: FamilyTuning = {
  says: 'What is won to one chip on each kind of spot (`odds`), in whole chips: where these are few, the nearest return may be far off.',
  paysOf: ({ definition }, { bet }) => {
    if (!isSicBo(definition)) return null
    const paths = pathsOf(spotOf(selected(bet.selection).get('chips')))
    return paths && payTable(definition, paths, (tried) => sicBoFacts(tried, bet))
  },
}

const isSicBo = (definition: object): definition is SicBoDefinition =>
  'odds' in definition && 'most' in definition

function pathsOf(name: string | undefined): readonly Path[] | null {
  const spot = diceSpots.find((one) => one.name === name)
  if (!spot) return null
  const { kind, numbers } = spot
  if (kind === 'single') return [0, 1, 2].map((dice) => ['odds', kind, dice])
  if (kind !== 'total') return [['odds', kind]]
  const [sum = 0] = numbers
  return [['odds', kind, Math.min(sum, 21 - sum) - 4]]
}
