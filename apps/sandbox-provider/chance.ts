import { randomBytes } from 'node:crypto'
import { type Draw, drawFrom, type WordSource } from '@fairhouse/fairness/draw'

const bytesAtOnce = 256

/** Words from the system's chance, for one round. */
class SystemWords implements WordSource {
  words = 0
  #pool = randomBytes(bytesAtOnce)
  #used = 0

  next(): number {
    if (this.#used === bytesAtOnce) {
      this.#pool = randomBytes(bytesAtOnce)
      this.#used = 0
    }
    const word = this.#pool.readUInt32BE(this.#used)
    this.#used += 4
    this.words++
    return word
  }
}

/** Chance of a round: nobody knows it before, and nothing of it is kept but what it brought about. */
export const roundChance = (): Draw => drawFrom(new SystemWords())
