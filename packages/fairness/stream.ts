import type { WordSource } from './draw.ts'
import { type HmacKey, hmacKey, hmacWords } from './hmac.ts'

/** Chance of one server seed. Rounds of it are independent of each other and may be opened in any order. */
export interface Stream {
  /**
   * The words of one round, from its first or from where an earlier step stopped.
   * @param clientSeed the player's, 1-64 characters of `[A-Za-z0-9 _.-]`.
   * @param nonce counts rounds from 0.
   * @param skipWords words that earlier steps of this round took (`Draw.words`).
   * @throws RangeError when one of them is out of bounds.
   */
  round(clientSeed: string, nonce: number, skipWords?: number): WordSource
}

const wordsPerBlock = 8
/** No colon may be among them, or two pairs of seed and nonce could make the same message. */
const clientSeedForm = /^[A-Za-z0-9 _.-]{1,64}$/
/** Longest message: 64 of the client seed, two colons, sixteen digits each of nonce and block. */
const messageRoom = 64 + 2 + 16 + 16
const colon = 0x3a
const zero = 0x30

/**
 * Opens the stream of a server seed: big-endian 32-bit words of `HMAC-SHA256(seed, "clientSeed:nonce:block")`, block after
 * block from 0.
 */
export function openStream(serverSeed: Uint8Array): Stream {
  const blocks = new Blocks(hmacKey(serverSeed))
  return {
    round(clientSeed, nonce, skipWords = 0) {
      blocks.accept(clientSeed)
      if (!isCount(nonce)) throw new RangeError(`no round has nonce ${nonce}`)
      if (!isCount(skipWords)) throw new RangeError(`cannot skip ${skipWords} words`)
      const words = new RoundWords(blocks, clientSeed, nonce)
      words.words = skipWords
      return words
    },
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0
}

/** Writes a whole number in decimal digits; returns the position after them. */
function writeDecimal(bytes: Uint8Array, at: number, value: number): number {
  let end = at + 1
  for (let rest = Math.floor(value / 10); rest > 0; rest = Math.floor(rest / 10)) end++
  let rest = value
  for (let i = end - 1; i >= at; i--) {
    bytes[i] = zero + (rest % 10)
    rest = Math.floor(rest / 10)
  }
  return end
}

/** The message at work. One for all: nothing here is asynchronous. */
const message = new Uint8Array(messageRoom)

function writeMessage(clientSeed: string, nonce: number, block: number): number {
  let length = clientSeed.length
  for (let i = 0; i < length; i++) message[i] = clientSeed.charCodeAt(i)
  message[length++] = colon
  length = writeDecimal(message, length, nonce)
  message[length++] = colon
  return writeDecimal(message, length, block)
}

/**
 * The block of words at work, one for all rounds of a stream: nearly always one round reads to its end, and a round that finds
 * another's block just computes its own again.
 */
class Blocks {
  readonly #key: HmacKey
  readonly #words = new Int32Array(wordsPerBlock)
  #round: RoundWords | null = null
  #block = 0
  /** The last client seed found in order; a player's rounds bring the same one again and again. */
  #accepted: string | null = null

  constructor(key: HmacKey) {
    this.#key = key
  }

  accept(clientSeed: string): void {
    if (clientSeed === this.#accepted) return
    if (!clientSeedForm.test(clientSeed)) throw new RangeError('a client seed of another form')
    this.#accepted = clientSeed
  }

  /** A word of a round by its number. */
  word(round: RoundWords, index: number): number {
    const block = Math.floor(index / wordsPerBlock)
    if (this.#round !== round || this.#block !== block) {
      const length = writeMessage(round.clientSeed, round.nonce, block)
      hmacWords(this.#key, message, length, this.#words)
      this.#round = round
      this.#block = block
    }
    return (this.#words[index % wordsPerBlock] ?? 0) >>> 0
  }
}

class RoundWords implements WordSource {
  words = 0
  readonly clientSeed: string
  readonly nonce: number
  readonly #blocks: Blocks

  constructor(blocks: Blocks, clientSeed: string, nonce: number) {
    this.#blocks = blocks
    this.clientSeed = clientSeed
    this.nonce = nonce
  }

  next(): number {
    return this.#blocks.word(this, this.words++)
  }
}
