import { createPublicKey, verify } from 'node:crypto'
import { sealedRefusal, type SealedStep } from '@fairhouse/contract/entities/receipt'
import type { Round } from '@fairhouse/contract/rounds/round'
import { type Receipt, receiptHash, sealedMessage, sealedRoot } from '@fairhouse/fairness/receipt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRefused } from '#platform/answer'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { auditMoney } from './audit.ts'
import { openReceiptKey } from './receipts/receipt-key.ts'
import {
  askOf,
  granted,
  newKey,
  openTestHouse,
  playOnce,
  playRound,
  refusedWith,
  rotate,
  type Seated,
  testReceiptKey,
  type TestHouse,
  type Turn,
  untilOpen,
} from './testing/test-house.ts'

let test: TestDatabase
let house: TestHouse
beforeAll(async () => {
  test = await cloneDatabase()
  house = openTestHouse(test.connectionString)
})
afterAll(async () => {
  expect(await auditMoney(house.database)).toEqual([])
  await house.close()
  await test.drop()
})

const key = openReceiptKey(testReceiptKey)
const published = createPublicKey({
  key: { kty: 'OKP', crv: 'Ed25519', x: key.publicKey.toString('base64url') },
  format: 'jwk',
})

/** As a browser does that knows the house's key. */
function isSigned({ receipt, seal }: { receipt: Receipt; seal: SealedStep['seal'] }): boolean {
  const root = sealedRoot(receiptHash(receipt), seal)
  const signature = Buffer.from(seal.signature, 'hex')
  return root !== null && verify(null, sealedMessage(root), published, signature)
}

/** One step, with the round it led to. */
async function step(seat: Seated, turn: Turn = {}): Promise<SealedStep & { round: Round }> {
  const { receipt, seal, round } = granted(await playOnce(house.play, seat, turn))
  return { receipt, seal, round }
}

/** Rounds to their ends; the receipts of all their steps. */
async function playedRounds(seat: Seated, rounds: number): Promise<SealedStep[]> {
  const heard: SealedStep[] = []
  for (let played = 0; played < rounds; played++) {
    let now = await step(seat, { stake: 100 })
    heard.push({ receipt: now.receipt, seal: now.seal })
    while (!now.round.finished) {
      const [action] = now.round.actions
      if (!action) throw new Error('an open round offers nothing')
      const data =
        'choices' in action ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
      now = await step(seat, { stake: 100, action: action.type, ...data })
      heard.push({ receipt: now.receipt, seal: now.seal })
    }
  }
  return heard
}

const fairnessOf = async (seat: Pick<Seated, 'ask'>) =>
  granted(await house.play.answers.currentFairness(seat.ask, {})).fairness

describe('the seed of a player', () => {
  const unseated = async () => {
    const player = await house.register()
    const ask = askOf(player)
    const { connection } = granted(await house.play.answers.openGame(ask, { uri: 'wheel' }))
    return { player, ask, connection }
  }

  it('is given by nobody else, and nothing is played before', async () => {
    const seat = await unseated()
    expect((await fairnessOf(seat)).clientSeed).toBeNull()
    expect(refusedWith(await playOnce(house.play, seat)).refused).toBe('clientSeedMissing')
    const { serverSeedHash } = await fairnessOf(seat)
    const choose = (clientSeed: string) =>
      house.play.answers.chooseClientSeed(seat.ask, { clientSeed, serverSeedHash })
    const { fairness } = granted(await choose('mine'))
    expect(fairness).toMatchObject({ clientSeed: 'mine', serverSeedHash, nonce: 0, stream: 1 })
    expect(granted(await choose('mine'))).toEqual({ fairness })
    expect(refusedWith(await choose('another')).refused).toBe('clientSeedFixed')
    expect((await step(seat)).receipt).toMatchObject({ clientSeed: 'mine', serverSeedHash })
  })

  it('is given to a server seed whose hash was shown', async () => {
    const seat = await unseated()
    const { nextServerSeedHash } = await fairnessOf(seat)
    const choosing = { clientSeed: 'mine', serverSeedHash: nextServerSeedHash }
    const outcome = await house.play.answers.chooseClientSeed(seat.ask, choosing)
    expect(refusedWith(outcome).refused).toBe('seedHashUnknown')
  })

  it('is another one for the next stream, whose hash the player names', async () => {
    const seat = await house.seated()
    const { clientSeed, nextServerSeedHash, serverSeedHash } = await fairnessOf(seat)
    expect(refusedWith(await rotate(house.play, seat, clientSeed ?? '')).refused).toBe(
      'clientSeedUsed',
    )
    const late = { clientSeed: 'mine', nextServerSeedHash: serverSeedHash }
    const outcome = await house.play.answers.rotateSeed(seat.ask, late)
    expect(refusedWith(outcome).refused).toBe('seedHashUnknown')
    const { fairness, revealed } = granted(await rotate(house.play, seat, 'mine'))
    expect(fairness).toMatchObject({
      clientSeed: 'mine',
      serverSeedHash: nextServerSeedHash,
      stream: 2,
    })
    expect(revealed).toMatchObject({ stream: 1, serverSeedHash })
  })
})

describe('receipts', () => {
  it('follow each other from the seed of the stream on, each signed', async () => {
    const seat = await house.seated()
    const heard = await playedRounds(seat, 12)
    await rotate(house.play, seat)
    const { serverSeedHash } = await fairnessOf(seat)
    const after = await playedRounds(seat, 2)
    expect([...heard, ...after].filter((one) => !isSigned(one))).toEqual([])
    const hashes = heard.map(({ receipt }) => receiptHash(receipt))
    expect(heard.map(({ receipt }) => receipt.previous)).toEqual([
      heard[0]?.receipt.serverSeedHash,
      ...hashes.slice(0, -1),
    ])
    expect(after[0]?.receipt).toMatchObject({ previous: serverSeedHash, stream: 2, nonce: 0 })
  })

  it('go on in another process', async () => {
    const seat = await house.seated()
    const [before] = await playedRounds(seat, 1)
    house.play.forget(seat.player)
    const newest = (await playedRounds(seat, 1)).at(0)
    const detail = granted(
      await house.play.answers.roundDetail(seat.ask, { roundId: before?.receipt.roundId ?? '' }),
    )
    const last = detail.receipts.at(-1)
    expect(newest?.receipt.previous).toBe(last && receiptHash(last.receipt))
  })

  it('are the same when an answer is heard again', async () => {
    const seat = await house.seated()
    await playedRounds(seat, 3)
    const turn = { requestKey: newKey() }
    const first = await step(seat, turn)
    const again = await step(seat, turn)
    expect(again.receipt).toEqual(first.receipt)
    expect(isSigned(again)).toBe(true)
  })

  it('are shown with the round, and with the whole stream, made again of what is stored', async () => {
    const seat = await house.seated()
    const heard = await playedRounds(seat, 7)
    const receipts = heard.map(({ receipt }) => receipt)
    const ids = [...new Set(receipts.map(({ roundId }) => roundId))]
    const details = await Promise.all(
      ids.map((roundId) => house.play.answers.roundDetail(seat.ask, { roundId })),
    )
    const shown = details.flatMap((outcome) => granted(outcome).receipts)
    expect(shown.map(({ receipt }) => receipt)).toEqual(receipts)
    expect(shown.every(isSigned)).toBe(true)
    const whole = granted(await house.play.answers.streamRounds(seat.ask, { stream: 1, from: 0 }))
    expect(whole.rounds.flatMap((round) => round.receipts)).toEqual(receipts)
    expect(whole.head?.receipt).toEqual(receipts.at(-1))
  })

  it('are there for a bet that was refused: at this nonce, after this receipt', async () => {
    const seat = await house.seated()
    const newest = (await playedRounds(seat, 2)).at(-1)
    const requestKey = newKey()
    const outcome = await playOnce(house.play, seat, { stake: 7, requestKey })
    if (!isRefused(outcome)) throw new Error('a stake off the ladder was taken')
    const refused = sealedRefusal.parse(outcome.metadata)
    expect(isSigned(refused)).toBe(true)
    expect(refused.receipt).toMatchObject({
      code: 'FORM_INVALID',
      nonce: 2,
      requestKey,
      previous: newest && receiptHash(newest.receipt),
    })
    expect((await step(seat)).receipt).toMatchObject({
      nonce: 2,
      previous: refused.receipt.previous,
    })
  })

  it('are none for steps of before; the first one after them names the seed', async () => {
    const seat = await house.seated()
    const { serverSeedHash } = await fairnessOf(seat)
    const requestKey = newKey()
    const { round } = await step(seat, { requestKey, mode: 'ante' })
    await asOfOld(seat)
    expect(await auditMoney(house.database)).toEqual([])
    const { receipt } = await step(seat, { requestKey, mode: 'ante' })
    expect(receipt).toMatchObject({ roundId: round.id, sequence: 0, previous: serverSeedHash })
    const detail = await house.play.answers.roundDetail(seat.ask, { roundId: round.id })
    expect(granted(detail).receipts).toEqual([])
  })
})

describe('a stream', () => {
  it('is shown in pages, in the order of its nonces, and no other with it', async () => {
    const seat = await house.seated()
    await playedRounds(seat, 3)
    await rotate(house.play, seat)
    for (let rounds = 0; rounds < 130; rounds++) await playRound(house.play, seat)
    await rotate(house.play, seat)
    await playedRounds(seat, 2)
    const page = async (stream: number, from: number) =>
      granted(await house.play.answers.streamRounds(seat.ask, { stream, from }))
    const [first, second] = [await page(2, 0), await page(2, 100)]
    const nonces = [...first.rounds, ...second.rounds].map(({ nonce }) => nonce)
    expect(nonces).toEqual(Array.from({ length: 130 }, (_, nonce) => nonce))
    expect([first.next, second.next]).toEqual([100, null])
    expect(first.stream).toMatchObject({ number: 2, rounds: 130, archived: 0 })
    expect(second.head?.receipt.nonce).toBe(129)
    expect((await page(1, 0)).rounds.map(({ nonce }) => nonce)).toEqual([0, 1, 2])
    expect((await page(3, 1)).rounds.map(({ nonce }) => nonce)).toEqual([1])
    expect((await page(3, 0)).stream.serverSeed).toBeNull()
    expect(await page(4, 0)).toMatchObject({ rounds: [], next: null, head: null })
  })

  it('is shown to nobody else', async () => {
    const seat = await house.seated()
    const outcome = await house.play.answers.streamRounds(seat.ask, { stream: 3, from: 0 })
    expect(refusedWith(outcome).refused).toBe('notFound')
  })
})

/** As a thief of the database's password: past the triggers. */
async function rewritten(statement: string, ...values: readonly unknown[]): Promise<void> {
  await house.database.query('ALTER TABLE play_step DISABLE TRIGGER USER')
  await house.database.query(statement, values)
  await house.database.query('ALTER TABLE play_step ENABLE TRIGGER USER')
  for (const player of touched) house.play.forget(player)
}
const touched = new Set<Seated['player']>()

async function asOfOld({ player }: Seated): Promise<void> {
  touched.add(player)
  await rewritten('UPDATE play_step SET receipt = NULL WHERE player_id = $1', player)
}

describe('the audit finds', () => {
  const found = [
    expect.stringContaining('every step is the one of its receipt, which names the one before it'),
  ]
  it.each([
    ['another receipt', 'receipt = sha256(receipt)'],
    ['a step without one', 'receipt = NULL'],
    ['another choice', 'choice = 5'],
    ['another time', "at = at + interval '1 ms'"],
    ['a step in the name of the house', 'by_house = true'],
  ])('%s', async (_, change) => {
    const seat = await house.seated()
    const changed = (await playedRounds(seat, 4)).at(-2)?.receipt
    if (!changed) throw new Error('nothing was played')
    const place = [changed.roundId, changed.sequence] as const
    await rewritten(
      `UPDATE play_step SET ${change} WHERE round_id = $1 AND sequence = $2`,
      ...place,
    )
    expect(await auditMoney(house.database)).toEqual(expect.arrayContaining(found))
    await rewritten(
      `UPDATE play_step SET receipt = $3, choice = $4, at = to_timestamp($5::bigint / 1000.0), by_house = NULL
       WHERE round_id = $1 AND sequence = $2`,
      ...place,
      Buffer.from(receiptHash(changed), 'hex'),
      changed.choice,
      changed.at,
    )
    expect(await auditMoney(house.database)).toEqual([])
  })

  it('a step that was taken out', async () => {
    const seat = await house.seated()
    await playedRounds(seat, 2)
    const open = await untilOpen(house.play, seat)
    await step(seat, { stake: 100, action: 'pick', data: '{"choice":0}' })
    const taken = `CREATE TABLE taken AS SELECT * FROM play_step WHERE round_id = '${open.id}' AND sequence = 0`
    await house.database.query(taken)
    await rewritten('DELETE FROM play_step WHERE round_id = $1 AND sequence = 0', open.id)
    expect(await auditMoney(house.database)).toEqual(expect.arrayContaining(found))
    await rewritten('INSERT INTO play_step SELECT * FROM taken')
  })
})

it('the key of receipts is published with those before it', async () => {
  const keys = async () =>
    granted(await house.play.answers.receiptKeys(askOf(await house.register()), {})).keys
  await house.play.start()
  expect(await keys()).toMatchObject([{ fingerprint: key.fingerprint, until: null }])
  const other = openTestHouse(test.connectionString, { receiptKey: new Uint8Array(32).fill(9) })
  await other.play.start()
  const [now, before] = await keys()
  expect(before).toMatchObject({ fingerprint: key.fingerprint, until: expect.any(String) })
  expect(now?.until).toBeNull()
  await house.play.start()
  expect((await keys()).map(({ until }) => until === null)).toEqual([true, false])
  await other.close()
})
