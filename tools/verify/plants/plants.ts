/** A fault that is put into a file of `packages/fairness` to see whether the checks find it. */
export interface Plant {
  readonly name: string
  readonly file: 'draw.ts' | 'stream.ts' | 'hmac.ts'
  /** Stands in the file exactly once. */
  readonly from: string
  readonly to: string
  /** A check that must find it, besides any others. */
  readonly foundBy: CheckName
}

export type CheckName =
  | 'vectors'
  | 'edges'
  | 'ranges'
  | 'uniformity'
  | 'pairs'
  | 'resumption'
  | 'turns'
  | 'outcomes'
  | 'golden rounds'

/** How a word becomes a number below `count`. */
const fold = '(word >>> 0) % (count >>> 0)'
const word = '(this.#words[index % wordsPerBlock] ?? 0) >>> 0'

export const plants: readonly Plant[] = [
  {
    name: 'modulo bias: no word is thrown away',
    file: 'draw.ts',
    from: 'while (word >= limit) word = this.#source.next()',
    to: '',
    foundBy: 'uniformity',
  },
  {
    name: 'one word of the incomplete stripe is taken',
    file: 'draw.ts',
    from: 'while (word >= limit)',
    to: 'while (word > limit)',
    foundBy: 'edges',
  },
  {
    name: 'rejected words count twice',
    file: 'draw.ts',
    from: 'while (word >= limit) word = this.#source.next()',
    to: 'while (word >= limit) { this.#source.next(); word = this.#source.next() }',
    foundBy: 'edges',
  },
  {
    name: 'range one too large',
    file: 'draw.ts',
    from: fold,
    to: 'word % (count + 1)',
    foundBy: 'ranges',
  },
  {
    name: 'range one too small',
    file: 'draw.ts',
    from: fold,
    to: 'word % Math.max(1, count - 1)',
    foundBy: 'uniformity',
  },
  {
    name: 'only the low half of a word is used',
    file: 'draw.ts',
    from: fold,
    to: '(word & 0xffff) % count',
    foundBy: 'uniformity',
  },
  {
    name: 'signed shift',
    file: 'stream.ts',
    from: word,
    to: '(this.#words[index % wordsPerBlock] ?? 0) >> 0',
    foundBy: 'ranges',
  },
  {
    name: 'bytes in little-endian order',
    file: 'stream.ts',
    from: word,
    to: '((w) => ((w << 24) | ((w & 0xff00) << 8) | ((w >>> 8) & 0xff00) | (w >>> 24)) >>> 0)(this.#words[index % wordsPerBlock] ?? 0)',
    foundBy: 'vectors',
  },
  {
    name: 'every second word is dropped',
    file: 'stream.ts',
    from: 'return this.#blocks.word(this, this.words++)',
    to: 'return this.#blocks.word(this, 2 * this.words++)',
    foundBy: 'vectors',
  },
  {
    name: 'each word is given twice',
    file: 'stream.ts',
    from: 'return this.#blocks.word(this, this.words++)',
    to: 'return this.#blocks.word(this, this.words++ >> 1)',
    foundBy: 'pairs',
  },
  {
    name: 'the first block is used again and again',
    file: 'stream.ts',
    from: 'const block = Math.floor(index / wordsPerBlock)',
    to: 'const block = 0',
    foundBy: 'vectors',
  },
  {
    name: 'the last word of a block is left out',
    file: 'stream.ts',
    from: 'const wordsPerBlock = 8',
    to: 'const wordsPerBlock = 7',
    foundBy: 'vectors',
  },
  {
    name: 'the nonce does not move',
    file: 'stream.ts',
    from: 'length = writeDecimal(message, length, nonce)',
    to: 'length = writeDecimal(message, length, 0)',
    foundBy: 'outcomes',
  },
  {
    name: 'the client seed is ignored',
    file: 'stream.ts',
    from: 'let length = clientSeed.length',
    to: 'let length = 0',
    foundBy: 'vectors',
  },
  {
    name: 'half of the server seed is ignored',
    file: 'stream.ts',
    from: 'new Blocks(hmacKey(serverSeed))',
    to: 'new Blocks(hmacKey(serverSeed.subarray(0, 16)))',
    foundBy: 'vectors',
  },
  {
    name: 'the first word of a round is skipped',
    file: 'stream.ts',
    from: 'words.words = skipWords',
    to: 'words.words = skipWords + 1',
    foundBy: 'golden rounds',
  },
  {
    name: 'a later step begins with the first word again',
    file: 'stream.ts',
    from: 'words.words = skipWords',
    to: 'words.words = 0',
    foundBy: 'resumption',
  },
  {
    name: "a round reads another round's block",
    file: 'stream.ts',
    from: 'if (this.#round !== round || this.#block !== block)',
    to: 'if (this.#round === null || this.#block !== block)',
    foundBy: 'turns',
  },
  {
    name: 'the outer padding of the key is the inner one',
    file: 'hmac.ts',
    from: 'outer: paddedKey(bytes, 0x5c5c5c5c)',
    to: 'outer: paddedKey(bytes, 0x36363636)',
    foundBy: 'vectors',
  },
]
