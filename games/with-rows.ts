import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Game } from '@fairhouse/game-math/game'
import { proveRow } from '@fairhouse/game-math/table/row-proof'
import { readTableFile, type TableFile } from '@fairhouse/game-math/table/table-file'
import { isTableGame } from '@fairhouse/game-math/table/table-game'
import type { TableHead } from '@fairhouse/game-math/table/table-head'

/** A title's game with the rows of its outcome table at hand, if it has one; they are read when they are first asked for. */
export function withRows(game: Game, folder: URL): Game {
  if (!isTableGame(game)) return game
  let read: TableFile | null = null
  const file = (): TableFile => (read ??= readRows(game.table, folder))
  return game.withRows({
    row: (index) => file().row(index),
    prove: (index) => proveRow(file(), index),
  })
}

/**
 * The rows of a title's outcome table: those of today, or of rules that were released before.
 * @param folder the title's, with a slash at the end.
 * @throws Error when they are not those that were certified.
 */
export function readRows({ file }: TableHead, folder: URL): TableFile {
  const earlier = new URL(`released/${file}.bin`, folder)
  const bytes = readFileSync(existsSync(earlier) ? earlier : new URL('table.bin', folder))
  if (createHash('sha256').update(bytes).digest('hex') !== file) {
    throw new Error(`${folder.pathname}table.bin is not the table that its title names`)
  }
  return readTableFile(bytes)
}
