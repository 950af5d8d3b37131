import { createHash } from 'node:crypto'
import type { Statement } from './lines.ts'

const known = new Map<string, string>()

/** A statement in a few words, and a number that its values lead to. */
export function fingerprint({ text, values }: Statement): string {
  const hash = createHash('sha256')
  // Transaction numbers and PostgreSQL's own time differ from one run to the next.
  const stable = ofTheMoment.test(text) ? [] : values
  for (const value of stable) hash.update(Buffer.isBuffer(value) ? value : String(value))
  return `${inShort(text)} ${hash.digest('hex').slice(0, 8)}`
}

function inShort(text: string): string {
  const earlier = known.get(text)
  if (earlier !== undefined) return earlier
  const short = text.replaceAll(/\s+/g, ' ').trim().slice(0, 70)
  known.set(text, short)
  return short
}

const ofTheMoment = /xid8|INSERT INTO ledger_transfer/
