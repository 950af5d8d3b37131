import type { FamilyTuning } from '../../family-tuning.ts'

export const tuning: FamilyTuning = {
  says: 'Strips are found by the plan `tune` of design.ts. Cells have their weights in math.ts, cascades a prize table (`npm run prize-tables`).',
  paysOf: () => null,
}
