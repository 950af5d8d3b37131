import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Game } from '@fairhouse/game-math/game'
import { proveRow } from '@fairhouse/game-math/prize-table/row-proof'
import {
  readPrizeTable,
  type PrizeTableFile,
} from '@fairhouse/game-math/prize-table/prize-table-file'
import { isPrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import type { PrizeTableHead } from '@fairhouse/game-math/prize-table/prize-table-head'

/** A title's game with the rows of its prize table at hand, if it has one; they are read when they are first asked for. */
export function withRows(game: Game, folder: URL): Game {
  if (!isPrizeTableGame(game)) return game
  let read: PrizeTableFile | null = null
  const file = (): PrizeTableFile => (read ??= readRows(game.table, folder))
  return game.withRows({
    row: (index) => file().row(index),
    prove: (index) => proveRow(file(), index),
  })
}

/**
 * The rows of a title's prize table: those of today, or of rules that were released before.
 * @param folder the title's, with a slash at the end.
 * @throws Error when they are not those that were certified.
 */
export function readRows({ file }: PrizeTableHead, folder: URL): PrizeTableFile {
  const earlier = new URL(`released/${file}.bin`, folder)
  const bytes = readFileSync(existsSync(earlier) ? earlier : new URL('table.bin', folder))
  if (createHash('sha256').update(bytes).digest('hex') !== file) {
    throw new Error(`${folder.pathname}table.bin is not the table that its title names`)
  }
  return readPrizeTable(bytes)
}
