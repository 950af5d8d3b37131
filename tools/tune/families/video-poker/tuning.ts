import { ratio } from '@fairhouse/game-math/fraction'
import type { VideoPokerDefinition } from '@fairhouse/game-math/families/video-poker/definition'
import { videoPokerFacts } from '@fairhouse/game-math/families/video-poker/video-poker-facts'
import type { FamilyTuning } from '../../family-tuning.ts'
import { type Path, withNumbers } from '../../pays/pay-table.ts'

export const tuning: FamilyTuning = {
  says: 'What each hand pays (`pays`), counted for a player who holds what is best by those pays. Each search counts every deal.',
  paysOf: ({ definition }) => {
    if (!isVideoPoker(definition) || definition.progressive) return null
    const paths = definition.pays.map((_, row): Path => ['pays', row, 'units'])
    // Several hands from one deal return what one does, each for itself.
    const one = { ...definition, hands: 1, unitsPerStake: unitsOfHand(definition) }
    const factsOf = remembered((units) => videoPokerFacts(withNumbers(one, paths, units)))
    return {
      pays: definition.pays.map(({ hand, units }) => ({ name: `pays of ${hand}`, units })),
      returned: (units) => ratio(factsOf(units).rtp),
      // Who plays best gains nothing by holding otherwise for a pay that has hardly changed: what is gained is how often the hand comes.
      weights: (units) =>
        definition.pays.map(({ hand }, row) => {
          const part = factsOf(units).split[hand]
          return part ? ratio(part) / (units[row] ?? 1) : 0
        }),
    }
  },
}

const isVideoPoker = (definition: object): definition is VideoPokerDefinition =>
  'wilds' in definition && 'pays' in definition

const unitsOfHand = ({ unitsPerStake, hands }: VideoPokerDefinition): number =>
  unitsPerStake / hands

/** The newest answer is kept: return and weights are asked of the same pays. */
function remembered<Result>(
  ask: (units: readonly number[]) => Result,
): (units: readonly number[]) => Result {
  let newest: { readonly key: string; readonly result: Result } | undefined
  return (units) => {
    const key = units.join(' ')
    if (newest?.key !== key) newest = { key, result: ask(units) }
    return newest.result
  }
}
