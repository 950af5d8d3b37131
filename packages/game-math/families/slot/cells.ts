import type { RoundEvent } from '@fairhouse/contract/rounds/round'

/** Places in view, as [reel, row]. */
export type Cells = Extract<RoundEvent, { type: 'lineWon' }>['cells']
