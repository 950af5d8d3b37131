import type { Chancy } from '../chances.ts'
import { type Field, fieldsFor, reciprocal, residueOf } from './field.ts'
import { Residues, Room, type SeriesShape } from './residues.ts'
import { type Row, Transform } from './transform.ts'

/**
 * `[amount]`: in how many of `total` ways each amount kept is won, exactly. The distribution is worked out modulo as many primes as
 * it takes to tell all numbers up to the total apart, and put together again (Chinese remainders).
 */
export function distributionOf(
  chances: Chancy,
  total: bigint,
  shape: SeriesShape,
): readonly bigint[] {
  const length = Math.max(4, 2 ** Math.ceil(Math.log2(shape.amounts * 2)))
  const fields = fieldsFor(length, total)
  const room = new Room(length)
  const rows = fields.map((field) => {
    room.clear()
    const residues = new Residues(new Transform(field, length), shape, room)
    return residues.counts(chances(residues))
  })
  return fromRemainders(fields, rows)
}

/** The numbers below the product of all primes that leave these remainders, from 0 on. */
function fromRemainders(fields: readonly Field[], rows: readonly Row[]): readonly bigint[] {
  const product = fields.reduce((all, { prime }) => all * BigInt(prime), 1n)
  const units = fields.map((field) => {
    const others = product / BigInt(field.prime)
    const one = reciprocal(field, residueOf(field, others))
    return others * BigInt(one < 0 ? one + field.prime : one)
  })
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, amount) => {
    const sum = units.reduce((all, unit, i) => all + unit * BigInt(rows[i]?.[amount] ?? 0), 0n)
    return sum % product
  })
}
