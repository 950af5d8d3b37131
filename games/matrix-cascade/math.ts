import { cascadeGame } from '@fairhouse/game-math/cascade/cascade-game'
import { tableGame } from '@fairhouse/game-math/table/table-game'
import { definition } from './cascade.ts'
import { table } from './table.ts'

export { definition }

export const game = tableGame(cascadeGame(definition), table)
