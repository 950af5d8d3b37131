import { fromHex, toHex } from '@fairhouse/fairness/hex'
import { rootFrom } from '@fairhouse/fairness/merkle'
import { rowOfBlock, type PrizeTableFile } from './prize-table-file.ts'
import {
  blockRows,
  type RowProof,
  rowCount,
  type PrizeTableHead,
  type PrizeTableRow,
} from './prize-table-head.ts'

/** What proves a row against the root that the table's certificate names. */
export function proveRow(file: PrizeTableFile, index: number): RowProof {
  const block = Math.floor(index / blockRows)
  return {
    block: toHex(file.block(block)),
    beside: file
      .tree()
      .proof(block)
      .map((hash) => toHex(hash)),
  }
}

/** The row that a proof holds, or null when it does not lead to the root of the table. */
export function provenRow(
  table: PrizeTableHead,
  index: number,
  proof: RowProof,
): PrizeTableRow | null {
  const block = fromHex(proof.block)
  const place = {
    index: Math.floor(index / blockRows),
    count: Math.ceil(rowCount(table) / blockRows),
  }
  const root = rootFrom(block, place, proof.beside.map(fromHex))
  return root !== null && toHex(root) === table.root ? rowOfBlock(block, index % blockRows) : null
}
