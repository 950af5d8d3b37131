import { leafHash, type MerkleTree, merkleTree } from '@fairhouse/fairness/merkle'
import { item } from '../at.ts'
import { blockRows, type PrizeTableRow } from './prize-table-head.ts'

/**
 * A table's rows as a file, all numbers 32 bits, lowest byte first: how many rows and how many runs; the runs (units, rows that pay
 * them), the seeds of all rows in order, and the hashes of the tree's leaves.
 */
export interface PrizeTableFile {
  readonly rows: number
  readonly runs: readonly Run[]
  readonly leaves: readonly Uint8Array[]
  /** The tree of the leaves, made when it is first asked for. */
  tree(): MerkleTree
  row(index: number): PrizeTableRow
  /** The bytes of a leaf. */
  block(index: number): Uint8Array
}

/** Rows that follow one another and pay the same. */
export interface Run {
  readonly units: number
  readonly rows: number
}

const word = 4
const digest = 32
const headWords = 2

/** @throws RangeError when the bytes are not such a file. */
export function readPrizeTable(bytes: Uint8Array): PrizeTableFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = (index: number): number => view.getUint32(index * word, true)
  if (bytes.length < headWords * word) throw new RangeError('a table file begins with its lengths')
  const [rows, runCount] = [at(0), at(1)]
  const seeds = headWords + 2 * runCount
  const tree = (seeds + rows) * word
  const blocks = Math.ceil(rows / blockRows)
  if (bytes.length !== tree + blocks * digest) {
    throw new RangeError(`a table file of ${rows} rows and ${runCount} runs has another length`)
  }
  const runs = Array.from({ length: runCount }, (_, run) => ({
    units: at(headWords + 2 * run),
    rows: at(headWords + 2 * run + 1),
  }))
  const ends = endsOf(runs)
  const row = (index: number): PrizeTableRow => {
    if (!(index >= 0 && index < rows)) throw new RangeError(`a table has no row ${index}`)
    return { seed: at(seeds + index), units: item(runs, runHolding(ends, index)).units }
  }
  const leaves = Array.from({ length: blocks }, (_, leaf) =>
    bytes.subarray(tree + leaf * digest, tree + (leaf + 1) * digest),
  )
  let made: MerkleTree | null = null
  return {
    rows,
    runs,
    leaves,
    tree: () => (made ??= merkleTree(leaves)),
    row,
    block: (index) =>
      blockBytes(
        Array.from({ length: Math.min(blockRows, rows - index * blockRows) }, (_, i) =>
          row(index * blockRows + i),
        ),
      ),
  }
}

/** The file of rows in their order; equal units must follow one another for the file to stay small. */
export function writePrizeTable(rows: readonly PrizeTableRow[]): Uint8Array {
  const runs = runsOf(rows)
  const blocks = Array.from({ length: Math.ceil(rows.length / blockRows) }, (_, block) =>
    blockBytes(rows.slice(block * blockRows, (block + 1) * blockRows)),
  )
  const words = [rows.length, runs.length, ...runs.flatMap((run) => [run.units, run.rows])]
  const bytes = new Uint8Array((words.length + rows.length) * word + blocks.length * digest)
  const view = new DataView(bytes.buffer)
  for (const [index, value] of words.entries()) view.setUint32(index * word, value, true)
  for (const [index, { seed }] of rows.entries()) {
    view.setUint32((words.length + index) * word, seed, true)
  }
  const tree = (words.length + rows.length) * word
  for (const [index, block] of blocks.entries()) bytes.set(leafHash(block), tree + index * digest)
  return bytes
}

function runsOf(rows: readonly PrizeTableRow[]): readonly Run[] {
  const runs: { units: number; rows: number }[] = []
  for (const { units } of rows) {
    const last = runs.at(-1)
    if (last?.units === units) last.rows++
    else runs.push({ units, rows: 1 })
  }
  return runs
}

/** What a leaf holds of each row: seed and units, highest byte first. */
function blockBytes(rows: readonly PrizeTableRow[]): Uint8Array {
  const bytes = new Uint8Array(rows.length * 2 * word)
  const view = new DataView(bytes.buffer)
  for (const [index, { seed, units }] of rows.entries()) {
    view.setUint32(index * 2 * word, seed)
    view.setUint32((index * 2 + 1) * word, units)
  }
  return bytes
}

/** A row out of the bytes of its leaf. `place` is the row's among those of the leaf. */
export function rowOfBlock(block: Uint8Array, place: number): PrizeTableRow {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
  return { seed: view.getUint32(place * 2 * word), units: view.getUint32((place * 2 + 1) * word) }
}

/** Place behind the last row of each run. */
function endsOf(runs: readonly Run[]): Float64Array {
  const ends = new Float64Array(runs.length)
  let end = 0
  for (const [index, run] of runs.entries()) {
    end += run.rows
    ends[index] = end
  }
  return ends
}

/** The run that holds a row, by halves. */
function runHolding(ends: Float64Array, index: number): number {
  let [low, high] = [0, ends.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) > index) high = middle
    else low = middle + 1
  }
  return low
}
