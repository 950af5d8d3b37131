import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openStream } from '@fairhouse/fairness/stream'
import { sha256 } from '@fairhouse/fairness/sha256'

const wordsPerRound = 4096
const roundsAtOnce = 16

/**
 * Writes the words of one server seed, round after round, highest byte first, until whoever reads has enough: what `ent` and `dieharder`
 * look for faults in.
 */
export async function writeStream(into: Writable): Promise<void> {
  try {
    await pipeline(Readable.from(chunks()), into)
  } catch (fault) {
    // The reader went away: it has read what it wanted.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EPIPE')) throw fault
  }
}

function* chunks(): Generator<Buffer> {
  const stream = openStream(sha256(new TextEncoder().encode('raw stream')))
  for (let nonce = 0; ; nonce += roundsAtOnce) {
    const bytes = Buffer.alloc(roundsAtOnce * wordsPerRound * 4)
    for (let round = 0; round < roundsAtOnce; round++) {
      const words = stream.round('raw', nonce + round)
      for (let word = 0; word < wordsPerRound; word++) {
        bytes.writeUInt32BE(words.next(), (round * wordsPerRound + word) * 4)
      }
    }
    yield bytes
  }
}
