import { createHash } from 'node:crypto'
import { hex } from '@scure/base'
import { RawTx } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { coins } from '../coins.ts'
import { type AskNode, NodeSilence } from './ask-node.ts'
import { createChainNode } from './chain-node.ts'
import { exactJson, unitsOf } from './exact-json.ts'

const coinOf = (chain: string) => {
  const coin = coins.find((one) => one.chain === chain)
  if (!coin) throw new Error(`no ${chain}`)
  return coin
}

const hash2 = (bytes: Uint8Array): Buffer =>
  createHash('sha256').update(createHash('sha256').update(bytes).digest()).digest()

const raw = RawTx.encode({
  version: 2,
  segwitFlag: false,
  inputs: [{ txid: Buffer.alloc(32, 3), index: 1, finalScriptSig: Buffer.of(), sequence: 0 }],
  outputs: [
    { amount: 1_234_567n, script: Buffer.from('0014'.padEnd(44, 'a'), 'hex') },
    { amount: 1n, script: Buffer.from('0014'.padEnd(44, 'b'), 'hex') },
  ],
  witnesses: undefined,
  lockTime: 0,
})
const root = hash2(raw)
const header = Buffer.concat([Buffer.alloc(36, 9), root, Buffer.alloc(12, 4)])
const block = Buffer.concat([header, Buffer.of(1), raw])
const name = hex.encode(hash2(header).toReversed())
const txid = hex.encode(root.toReversed())

const decoded = JSON.stringify({
  result: {
    hash: name,
    previousblockhash: '09'.repeat(32),
    time: 1_793_534_400,
    tx: [
      {
        txid,
        vin: [{ txid: '03'.repeat(32), vout: 1 }],
        vout: [{ value: '@', n: 0, scriptPubKey: { hex: '0014aa' } }],
      },
    ],
  },
}).replace('"@"', '0.01234567')

/** What a node would say, read as its answers are. */
const saying =
  (text: string): AskNode =>
  async () => {
    const told = exactJson(text)
    if (typeof told !== 'object' || told === null || !('result' in told))
      throw new NodeSilence('nothing')
    return told.result
  }

// A generator of our own, so that a failure can be seen again.
function createChance(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

describe('what a node says', () => {
  it('is read to the unit, as bytes and as text', async () => {
    const bytes = createChainNode(
      coinOf('bitcoin'),
      saying(JSON.stringify({ result: hex.encode(block) })),
    )
    const [first] = (await bytes.block(name)).transactions
    expect(first).toMatchObject({ txid, spends: [`${'03'.repeat(32)}:1`] })
    expect(first?.outputs.map(({ units }) => units)).toEqual([1_234_567n, 1n])
    const text = createChainNode(coinOf('litecoin'), saying(decoded))
    const read = await text.block(name)
    expect(read.at).toBe(1_793_534_400_000)
    const [other] = read.transactions
    expect(other?.outputs).toEqual([{ script: '0014aa', units: 1_234_567n }])
  })

  it('is never believed in 10 000 mangled forms: nothing else than what was there comes out', async () => {
    const chance = createChance(7)
    const good = hex.encode(block)
    let silences = 0
    for (let round = 0; round < 5_000; round++) {
      const bytes = Buffer.from(block)
      const place = chance(bytes.length)
      bytes[place] = (bytes[place] ?? 0) ^ (1 << chance(8))
      const told = chance(4) === 0 ? good.slice(0, chance(good.length)) : hex.encode(bytes)
      const node = createChainNode(coinOf('bitcoin'), saying(JSON.stringify({ result: told })))
      const isSilent = await node.block(name).then(
        () => false,
        (fault: unknown) => fault instanceof NodeSilence,
      )
      if (!isSilent) throw new Error(`mangled bytes were read: ${told}`)
      silences += 1
    }
    const answers = ['null', '[]', '{}', '"x"', '1e999', '-1', '{"hash":1}', `{"hash":"${name}"}`]
    for (let round = 0; round < 5_000; round++) {
      const value =
        ['-1.0', '1e-9', '"1"', '92233720368547758.07', 'null', '0.123456789'][chance(6)] ?? ''
      const text =
        chance(2) === 0
          ? decoded.replace('0.01234567', value)
          : `{"result":${answers[chance(answers.length)] ?? ''}}`
      const node = createChainNode(coinOf('litecoin'), saying(text))
      const units = await node.block(name).then(
        ({ transactions }) => transactions[0]?.outputs[0]?.units,
        (fault: unknown) => {
          if (!(fault instanceof NodeSilence)) throw fault
          silences += 1
          return null
        },
      )
      // Whole coins in quotes are an amount; nothing else of these is.
      if (units !== null && units !== 100_000_000n) throw new Error(`${text} was read as ${units}`)
    }
    expect(silences).toBeGreaterThan(9_000)
  })

  it.each([
    ['1', 100_000_000n],
    ['0.00000001', 1n],
    ['1e-8', 1n],
    ['21000000.00000000', 2_100_000_000_000_000n],
    ['1.5e1', 1_500_000_000n],
    ['1e-9', null],
    ['-1', null],
    ['0.000000001', null],
    ['', null],
  ])('%s coins are %s units', (text, units) => {
    expect(unitsOf(text)).toBe(units)
  })
})
