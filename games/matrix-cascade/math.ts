import { cascadeGame } from '@fairhouse/game-math/families/cascade/cascade-game'
import { prizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { definition } from './cascade.ts'
import { table } from './prize-table.ts'

export { definition }

export const game = prizeTableGame(cascadeGame(definition), table)
