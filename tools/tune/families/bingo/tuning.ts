import type { BingoDefinition } from '@fairhouse/game-math/families/bingo/definition'
import type { FamilyTuning } from '../../family-tuning.ts'

export const tuning: FamilyTuning = {
  says: 'What of all stakes each prize shares out (`prizes`, in thousandths) adds up to the return of every hall.',
  paysOf: ({ definition }) =>
    isBingo(definition)
      ? {
          pays: definition.prizes.map(({ perMille }, place) => ({
            name: `prizes.${place}.perMille`,
            units: perMille,
          })),
          returned: (units) => units.reduce((sum, one) => sum + one, 0) / 1000,
          unread: true,
        }
      : null,
}

const isBingo = (definition: object): definition is BingoDefinition =>
  'prizes' in definition && 'halls' in definition
