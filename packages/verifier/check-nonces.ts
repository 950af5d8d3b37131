import type { StreamEvidence } from './evidence.ts'
import type { Note } from './finding.ts'

/** Every round from the archive to the last one, each once and in order. A gap is told once, from its first nonce to its last. */
export function checkNonces({ rounds, archived, played }: StreamEvidence, note: Note): void {
  const seen = new Set<number>()
  let last = -1
  for (const { nonce } of rounds) {
    if (seen.has(nonce)) note('nonceTwice', { nonce })
    else if (nonce < last) note('nonceOrder', { nonce }, { found: last })
    if (nonce < archived || nonce >= played) note('nonceBeyond', { nonce }, { said: played })
    seen.add(nonce)
    last = Math.max(last, nonce)
  }
  let next = archived
  for (const nonce of [...seen].toSorted((a, b) => a - b)) {
    if (nonce > next) note('nonceMissing', { nonce: next }, { found: nonce - 1 })
    next = Math.max(next, nonce + 1)
  }
  if (next < played) note('nonceMissing', { nonce: next }, { found: played - 1 })
}
