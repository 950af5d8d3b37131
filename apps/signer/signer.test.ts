import { createHmac, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type SignUtxo, signAnswer, xpubsAnswer } from '@fairhouse/contract/signer/request'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { base64, hex } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { answer, type SigningRequest } from './answer.ts'
import { createFrame } from './frame.ts'
import { openJournal } from './journal.ts'
import { createSeedOpener } from './seeds/open-seeds.ts'
import { openOpeningsLog } from './seeds/openings-log.ts'
import { seedKeysOf } from './seeds/seed-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'signer-'))
afterAll(() => rmSync(folder, { recursive: true }))

const root = HDKey.fromMasterSeed(Buffer.alloc(32, 7))
const form = utxoNetworks.litecoin.regtest
const account = root.derive(form.account)
const fingerprint = root.fingerprint
const caps = { LTC: 1_000_000n }
const payee = p2wpkh(HDKey.fromMasterSeed(Buffer.alloc(32, 8)).publicKey ?? Buffer.alloc(33), form)
const stranger = p2wpkh(
  HDKey.fromMasterSeed(Buffer.alloc(32, 9)).publicKey ?? Buffer.alloc(33),
  form,
)

let journals = 0
let nowMs = 0
let path = ''
let signing: SigningRequest
const seeds = createSeedOpener({
  keys: seedKeysOf([Buffer.alloc(32, 1)]),
  log: openOpeningsLog(join(folder, 'openings')),
  perMinute: 10,
  now: () => nowMs,
  alarm: () => undefined,
})
beforeEach(() => {
  nowMs = 1_800_000_000_000
  path = join(folder, `journal ${(journals += 1)}`)
  signing = { root, network: 'regtest', journal: openJournal(path, caps, () => nowMs), seeds }
})

const own = (branch: number, number: number) => {
  const { publicKey } = account.deriveChild(branch).deriveChild(number)
  if (!publicKey) throw new Error('a key has a public half')
  const steps = [84, 1, 2].map((step) => step + 0x80000000)
  const bip32Derivation = [
    [publicKey, { fingerprint, path: [...steps, branch, number] }] as [
      Uint8Array,
      { fingerprint: number; path: number[] },
    ],
  ]
  return { script: p2wpkh(publicKey, form).script, bip32Derivation }
}

interface Wanted {
  readonly reference?: string
  readonly coin?: number
  readonly has?: bigint
  readonly pays?: bigint
  readonly told?: bigint
  readonly change?: bigint
  readonly changeTo?: Uint8Array
  readonly inputOf?: Uint8Array
}

/** A payout of 100 000 out of a coin of 200 000, unless it is said otherwise. */
function request(wanted: Wanted = {}): SignUtxo {
  const { reference = 'a', coin = 1, has = 200_000n, pays = 100_000n } = wanted
  const { told = pays, change = has - pays - 2_000n, changeTo, inputOf } = wanted
  const transaction = new Transaction()
  const input = own(0, 5)
  transaction.addInput({
    txid: hex.encode(Buffer.alloc(32, coin)),
    index: 0,
    witnessUtxo: { script: inputOf ?? input.script, amount: has },
    bip32Derivation: input.bip32Derivation,
  })
  transaction.addOutput({ script: payee.script, amount: pays })
  const back = own(1, 0)
  if (changeTo) transaction.addOutput({ script: changeTo, amount: change })
  else transaction.addOutput({ ...back, amount: change })
  return {
    family: 'utxo',
    chain: 'litecoin',
    psbt: base64.encode(transaction.toPSBT()),
    payouts: [{ reference, asset: 'LTC', address: payee.address ?? '', units: String(told) }],
  }
}

const sign = async (asked: object) =>
  signAnswer.parse(await answer(signing, '/sign', JSON.stringify(asked)))

describe('the signer', () => {
  it('signs what pays the payouts told and gives the rest back to itself', async () => {
    const told = await sign(request())
    if (told.type !== 'signed') throw new Error(told.why)
    const transaction = Transaction.fromRaw(hex.decode(told.raw))
    expect(transaction.id).toBe(told.txid)
    expect(transaction.getOutput(0)).toMatchObject({ amount: 100_000n, script: payee.script })
    expect(readFileSync(path, 'utf8').trim().split('\n')).toHaveLength(1)
  })

  it.each([
    ['another amount than was told', request({ told: 99_999n }), 'foreignOutput'],
    ['change to somebody else', request({ changeTo: stranger.script }), 'foreignOutput'],
    ['a coin that is not ours', request({ inputOf: stranger.script }), 'foreignInput'],
    ['a fee that is too high', request({ has: 200_000_000n, change: 1_000n }), 'feeTooHigh'],
    ['more than the day may have', request({ has: 9_000_000n, pays: 1_000_001n }), 'dayIsFull'],
    ['another chain', { ...request(), chain: 'ethereum' }, 'unknownChain'],
    ['no transaction', { ...request(), psbt: 'AAAA' }, 'malformed'],
    ['no payout', { ...request(), payouts: [] }, 'malformed'],
    ['anything else', { hello: 1 }, 'malformed'],
  ] as const)('refuses %s, and writes nothing down', async (_what, asked, why) => {
    expect(await sign(asked)).toEqual({ type: 'refused', why })
    expect(readFileSync(path, 'utf8')).toBe('')
  })

  it('signs the same again, also with another fee, but never from other coins or to other sums', async () => {
    const first = await sign(request())
    expect(await sign(request())).toEqual(first)
    const replaced = await sign(request({ change: 97_000n }))
    expect(replaced.type).toBe('signed')
    const otherwise = { type: 'refused', why: 'signedOtherwise' }
    expect(await sign(request({ coin: 2 }))).toEqual(otherwise)
    expect(await sign(request({ pays: 90_000n }))).toEqual(otherwise)
    expect(await sign(request({ reference: 'b' }))).toMatchObject({ type: 'signed' })
  })

  it('keeps to the limit of a day, which begins anew the next day and not with a restart', async () => {
    const most = { has: 2_000_000n, pays: 900_000n }
    expect((await sign(request({ ...most, reference: 'a' }))).type).toBe('signed')
    const full = { type: 'refused', why: 'dayIsFull' }
    expect(await sign(request({ reference: 'b', coin: 2, pays: 100_001n }))).toEqual(full)
    signing = { ...signing, journal: openJournal(path, caps, () => nowMs) }
    expect(await sign(request({ reference: 'b', coin: 2, pays: 100_001n }))).toEqual(full)
    nowMs += 86_400_000
    expect((await sign(request({ reference: 'b', coin: 2, pays: 100_001n }))).type).toBe('signed')
  })

  it('remembers what it signed after a crash in the middle of a line', async () => {
    await sign(request())
    appendFileSync(path, '{"at":1,"refer')
    signing = { ...signing, journal: openJournal(path, caps, () => nowMs) }
    expect(await sign(request({ coin: 2 }))).toEqual({ type: 'refused', why: 'signedOtherwise' })
    appendFileSync(path, 'nonsense\n')
    expect(() => openJournal(path, caps, () => nowMs)).toThrow()
  })

  it('tells its accounts, which make the addresses that it can spend from', async () => {
    const { accounts } = xpubsAnswer.parse(await answer(signing, '/xpubs', '{}'))
    const told = accounts.find(({ chain }) => chain === 'litecoin')
    const child = HDKey.fromExtendedKey(told?.xpub ?? '')
      .deriveChild(0)
      .deriveChild(5)
    expect(child.privateKey).toBeNull()
    expect(p2wpkh(child.publicKey ?? Buffer.alloc(33), form).script).toEqual(own(0, 5).script)
  })
})

describe('the door of the signer', () => {
  it('opens for the shared key, once for each question, and not for what is old or forged', async () => {
    const key = randomBytes(32)
    const server = createFrame({
      key,
      now: () => nowMs,
      answer: async () => ({ said: 'yes' }),
      onFault: () => undefined,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : 0
    const ask = async (
      at: number,
      nonce: string,
      changed: { body?: string; key?: Buffer } = {},
    ) => {
      const mac = createHmac('sha256', changed.key ?? key)
        .update(`/sign\n${at}\n${nonce}\n{}`)
        .digest('hex')
      const headers = { 'x-signer-at': String(at), 'x-signer-once': nonce, 'x-signer-mac': mac }
      const told = await fetch(`http://127.0.0.1:${port}/sign`, {
        method: 'POST',
        headers,
        body: changed.body ?? '{}',
      })
      return { status: told.status, mac: told.headers.get('x-signer-mac'), text: await told.text() }
    }
    const nonce = () => randomBytes(16).toString('hex')
    const first = nonce()
    const good = await ask(nowMs, first)
    expect(good).toMatchObject({ status: 200, text: '{"said":"yes"}' })
    expect(good.mac).toBe(
      createHmac('sha256', key).update(`answer\n${first}\n${good.text}`).digest('hex'),
    )
    const refused = await Promise.all([
      ask(nowMs, first),
      ask(nowMs - 61_000, nonce()),
      ask(nowMs, nonce(), { body: '{"a":1}' }),
      ask(nowMs, nonce(), { key: randomBytes(32) }),
      ask(Number.NaN, nonce()),
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
    server.closeAllConnections()
    server.close()
  })
})
