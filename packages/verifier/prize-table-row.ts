import { drawFrom } from '@fairhouse/fairness/draw'
import { fromHex } from '@fairhouse/fairness/hex'
import { openStream } from '@fairhouse/fairness/stream'
import { provenRow } from '@fairhouse/game-math/prize-table/row-proof'
import type { PrizeTableGame } from '@fairhouse/game-math/prize-table/prize-table-game'
import { type RowProof, rowCount } from '@fairhouse/game-math/prize-table/prize-table-head'

/** A row of a prize table that a round was drawn from, by its place and by the definition that has the table. */
export interface WantedRow {
  readonly hash: string
  readonly index: number
}

/** What the house answered for a row; null when it gave none. */
export interface GivenRow extends WantedRow {
  readonly proof: RowProof | null
}

/** A row whose proof leads to the root that the rules name. */
export interface ProvenRow {
  readonly index: number
  readonly count: number
  readonly seed: number
  readonly root: string
}

/** What a round draws from. */
interface Chance {
  /** 64 hexadecimal digits. */
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
}

/** The row that the stream of a round draws. */
export function wantedRow(
  game: PrizeTableGame,
  { serverSeed, clientSeed, nonce }: Chance,
): WantedRow {
  const stream = openStream(fromHex(serverSeed))
  return { hash: game.hash, index: game.rowIndex(drawFrom(stream.round(clientSeed, nonce))) }
}

/** Whether that is the answer to what was wanted. */
export function isFor({ hash, index }: WantedRow, given: GivenRow | null): given is GivenRow {
  return given?.hash === hash && given.index === index
}

/** The game with the one row that a round needs, or null when the row is missing or not proven. */
export function withGivenRow(
  game: PrizeTableGame,
  { index, proof }: GivenRow,
): { readonly game: PrizeTableGame; readonly row: ProvenRow } | null {
  const found = proof && provenRow(game.table, index, proof)
  if (!proof || !found) return null
  return {
    game: game.withRows({ row: () => found, prove: () => proof }),
    row: { index, count: rowCount(game.table), seed: found.seed, root: game.table.root },
  }
}
