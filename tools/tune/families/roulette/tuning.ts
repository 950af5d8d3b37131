import type { FamilyTuning } from '../../family-tuning.ts'

export const tuning: FamilyTuning = {
  says: 'What each spot pays follows from how many pockets it covers, as everybody knows it. A table returns what its zeros, and la partage, leave: change those.',
  paysOf: () => null,
}
