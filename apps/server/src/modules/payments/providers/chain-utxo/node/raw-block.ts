import { createHash } from 'node:crypto'
import { scriptSpent } from './script-spent.ts'
import type { ChainBlock, ChainTransaction } from './chain-block.ts'

const headerBytes = 80

/** @throws RangeError when the bytes end too early, are too many, or are not those that the header commits to. */
export function blockOfRaw(raw: Buffer): ChainBlock {
  const reader = createReader(raw)
  const header = reader.take(headerBytes)
  const count = reader.count()
  const transactions: ChainTransaction[] = []
  for (let at = 0; at < count; at++) transactions.push(readTransaction(reader))
  reader.end()
  const names = transactions.map(({ txid }) => txid)
  if (rootOf(names) !== nameOf(header.subarray(36, 68)))
    throw new RangeError('a block does not hold what its header says')
  return {
    hash: hashOf(header),
    parent: nameOf(header.subarray(4, 36)),
    at: header.readUInt32LE(68) * 1_000,
    transactions,
  }
}

/** @throws RangeError when the bytes end too early or are too many. */
export function transactionOfRaw(raw: Buffer): ChainTransaction {
  const reader = createReader(raw)
  const transaction = readTransaction(reader)
  reader.end()
  return transaction
}

type Reader = ReturnType<typeof createReader>

function createReader(bytes: Buffer) {
  let at = 0
  const take = (count: number): Buffer => {
    if (at + count > bytes.length) throw new RangeError('bytes of a chain end too early')
    at += count
    return bytes.subarray(at - count, at)
  }
  const count = (): number => {
    const first = take(1).readUInt8()
    if (first < 0xfd) return first
    if (first === 0xfd) return take(2).readUInt16LE()
    if (first === 0xfe) return take(4).readUInt32LE()
    throw new RangeError('bytes of a chain tell of more than fits into a block')
  }
  return {
    take,
    count,
    place: () => at,
    between: (from: number, to: number): Buffer => bytes.subarray(from, to),
    next: (): number => bytes[at] ?? -1,
    end: (): void => {
      if (at !== bytes.length) throw new RangeError('bytes of a chain go on after their end')
    },
  }
}

/** A transaction's name is the hash of its parts without the witnesses. */
function readTransaction(reader: Reader): ChainTransaction {
  const version = reader.take(4)
  const hasWitnesses = reader.next() === 0
  if (hasWitnesses) reader.take(2)
  const from = reader.place()
  const count = reader.count()
  const inputs: Input[] = []
  for (let at = 0; at < count; at++) inputs.push(readInput(reader))
  const outputs = readOutputs(reader)
  const body = reader.between(from, reader.place())
  const witnesses = hasWitnesses ? inputs.map(() => readWitness(reader)) : []
  const txid = hashOf(version, body, reader.take(4))
  const senders = () =>
    eachOnce(
      inputs.map(({ outpoint, scriptSig }, at) =>
        outpoint === newCoins ? null : scriptSpent(scriptSig, witnesses[at] ?? []),
      ),
    )
  const spends = inputs.map(({ outpoint }) => outpoint).filter((one) => one !== newCoins)
  return { txid, spends, senders, outputs }
}

interface Input {
  readonly outpoint: string
  readonly scriptSig: Buffer
}

/** Scripts that are known, each once. */
export const eachOnce = (scripts: readonly (string | null)[]): readonly string[] => [
  ...new Set(scripts.filter((script) => script !== null)),
]

const newCoins = `${'0'.repeat(64)}:4294967295`

function readInput(reader: Reader): Input {
  const txid = nameOf(reader.take(32))
  const vout = reader.take(4).readUInt32LE()
  const scriptSig = reader.take(reader.count())
  reader.take(4)
  return { outpoint: `${txid}:${vout}`, scriptSig }
}

function readOutputs(reader: Reader): { script: string; units: bigint }[] {
  const count = reader.count()
  const outputs: { script: string; units: bigint }[] = []
  for (let at = 0; at < count; at++) {
    const units = reader.take(8).readBigUInt64LE()
    outputs.push({ script: reader.take(reader.count()).toString('hex'), units })
  }
  return outputs
}

function readWitness(reader: Reader): Buffer[] {
  const items = reader.count()
  const witness: Buffer[] = []
  for (let item = 0; item < items; item++) witness.push(reader.take(reader.count()))
  return witness
}

function hashOf(...parts: readonly Buffer[]): string {
  const once = createHash('sha256')
  for (const part of parts) once.update(part)
  return nameOf(createHash('sha256').update(once.digest()).digest())
}

/** The hash over all names of a block, pair by pair; the last one of an odd row is its own neighbour. */
function rootOf(names: readonly string[]): string {
  let row: Buffer[] = names.map((name) => Buffer.from(Buffer.from(name, 'hex').toReversed()))
  while (row.length > 1) {
    const next: Buffer[] = []
    for (let at = 0; at < row.length; at += 2) {
      const left = row[at] ?? Buffer.alloc(0)
      next.push(Buffer.from(Buffer.from(hashOf(left, row[at + 1] ?? left), 'hex').toReversed()))
    }
    row = next
  }
  return nameOf(row[0] ?? Buffer.alloc(0))
}

/** Hashes are written the other way round than they lie in the bytes. */
const nameOf = (hash: Buffer): string => Buffer.from(hash.toReversed()).toString('hex')
