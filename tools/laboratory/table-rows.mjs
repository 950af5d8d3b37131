// The rows of a prize table, read from its bytes and held to the hashes of the sheet.
import { createHash } from 'node:crypto'

const blockRows = 256

/**
 * Rows of a `table.bin`.
 * @param {Buffer} bytes
 * @returns the seed and the units of each row, and the hash of the file.
 */
export function readRows(bytes) {
  const at = (index) => bytes.readUInt32LE(index * 4)
  const [count, runs] = [at(0), at(1)]
  const seeds = Array.from({ length: count }, (_, row) => at(2 + 2 * runs + row))
  const units = []
  for (let run = 0; run < runs; run++) {
    const [paid, rows] = [at(2 + 2 * run), at(3 + 2 * run)]
    for (let row = 0; row < rows; row++) units.push(paid)
  }
  return { seeds, units, file: sha256(bytes).toString('hex') }
}

/** The Merkle root of rows, in hexadecimal digits, worked out from nothing but the rows. */
export function rootOf({ seeds, units }) {
  let level = []
  for (let first = 0; first < seeds.length; first += blockRows) {
    const rows = seeds.slice(first, first + blockRows)
    const leaf = Buffer.alloc(1 + rows.length * 8)
    for (const [i, seed] of rows.entries()) {
      leaf.writeUInt32BE(seed, 1 + i * 8)
      leaf.writeUInt32BE(units[first + i], 5 + i * 8)
    }
    level.push(sha256(leaf))
  }
  while (level.length > 1) {
    const pairs = []
    for (let i = 0; i < level.length; i += 2) {
      const [left, right] = [level[i], level[i + 1]]
      pairs.push(right === undefined ? left : sha256(Buffer.concat([Buffer.of(1), left, right])))
    }
    level = pairs
  }
  return level[0].toString('hex')
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest()
