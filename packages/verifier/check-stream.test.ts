import { describe, expect, it } from 'vitest'
import { rulesIn } from './check-evidence.ts'
import { checkStream } from './check-stream.ts'
import type { KeptEvidence, StreamEvidence } from './evidence.ts'
import type { FindingCode } from './finding.ts'
import { honestFile, house, playStreams } from './testing/honest-file.ts'
import { testHouse } from './testing/house.ts'
import { playStream } from './testing/play-stream.ts'
import { reSigned } from './testing/re-sign.ts'
import { definitions, gameByHash, titles } from './testing/titles.ts'

const played = playStreams(titles, { streams: 2, rounds: 24 })
const file = honestFile(played, definitions)
const { kept } = file
const [, second] = played
if (!second) throw new RangeError('two streams were played')
const { stream, handedOut } = second
const nothingKept: KeptEvidence = { shown: [], receipts: [], refusals: [], keys: [] }

const check = (of: StreamEvidence, by: Partial<KeptEvidence> = {}, keys = file.house.keys) =>
  checkStream(of, { ...rulesIn(file), kept: { ...nothingKept, ...by }, keys })

const codes = async (...asked: Parameters<typeof check>): Promise<readonly FindingCode[]> => [
  ...new Set((await check(...asked)).findings.map(({ code }) => code)),
]

describe('what was kept', () => {
  it('is all that tells a whole stream that was made up anew, and its lack is told', async () => {
    const plan = { number: 2, rounds: 24, clientSeed: 'another owl', titles, house }
    const other = playStream(plan)
    const rules = rulesIn({ ...file, rows: [...other.rows] })
    const held = (by: KeptEvidence) =>
      checkStream(other.stream, { ...rules, kept: by, keys: file.house.keys })
    expect(await held(nothingKept)).toMatchObject({
      findings: [],
      compared: { hashes: 0, receipts: 0, refusals: 0, hashFirst: false },
    })
    const told = (await held(kept)).findings.map(({ code }) => code)
    expect(new Set(told)).toEqual(
      new Set(['seedShown', 'clientSeedShown', 'seedKept', 'clientSeedKept', 'keptMissing']),
    )
  })

  it('names the receipt whose round is gone', async () => {
    const [lost] = handedOut.slice(5)
    const short = reSigned({ ...stream, rounds: stream.rounds.slice(0, 3), played: 3 }, house)
    const { findings } = await check(short, { receipts: lost ? [lost] : [] })
    expect(findings).toEqual([
      expect.objectContaining({
        code: 'keptMissing',
        nonce: lost?.receipt.nonce,
        sequence: lost?.receipt.sequence,
      }),
    ])
  })

  it('tells when the hash was shown first, and when only afterwards', async () => {
    const { compared } = await check(stream, kept)
    expect(compared).toMatchObject({ hashes: 6, receipts: handedOut.length, hashFirst: true })
    const late = kept.shown.filter(({ stream: number, clientSeed }) => number === 2 && clientSeed)
    expect((await check(stream, { shown: late })).compared.hashFirst).toBe(false)
  })

  it('finds another hash than the one that was announced for the next stream', async () => {
    const shown = kept.shown.map((one) => ({ ...one, nextServerSeedHash: 'd'.repeat(64) }))
    expect(await codes(stream, { shown })).toEqual(['seedShown'])
  })

  it('finds that another hash was announced for the next stream, though that one is not here', async () => {
    const [before, ...later] = kept.shown.filter((one) => one.stream === 2)
    if (!before) throw new RangeError('the stream was shown')
    const shown = [{ ...before, nextServerSeedHash: 'd'.repeat(64) }, ...later]
    expect(await codes(stream, { shown })).toEqual(['seedShown'])
  })

  it('takes no notice of other streams', async () => {
    const shown = kept.shown.map((one) => ({ ...one, stream: one.stream + 7 }))
    expect((await check(stream, { shown })).compared.hashes).toBe(0)
  })
})

describe('refusals', () => {
  const at = stream.rounds[4]
  const before = at?.receipts.at(-1)
  const hash = stream.rounds[5]?.receipts[0]?.previous
  if (!before || !hash) throw new RangeError('the rounds have receipts')
  const refusal = {
    v: 1,
    kind: 'refusal',
    serverSeedHash: stream.serverSeedHash,
    stream: 2,
    nonce: before.nonce + 1,
    code: 'NOT_ENOUGH_CASH',
    uri: 'emerald-delta',
    requestKey: 'a-key-of-the-player',
    at: before.at + 10,
    previous: hash,
  } as const

  it('stand where the stream stood', async () => {
    const report = await check(stream, { refusals: [house.sealRefusal(refusal)] })
    expect(report).toMatchObject({ findings: [], compared: { refusals: 1 } })
  })

  it.each([
    ['of another nonce', { nonce: refusal.nonce + 1 }, 'refusalAstray'],
    ['after a receipt that nobody has', { previous: 'f'.repeat(64) }, 'refusalAstray'],
    [
      'before the first round, where it was not',
      { previous: stream.serverSeedHash },
      'refusalAstray',
    ],
    ['of another seed', { serverSeedHash: 'f'.repeat(64) }, 'seedKept'],
  ])('%s are told', async (_, change, code) => {
    const sealed = house.sealRefusal({ ...refusal, ...change })
    expect(await codes(stream, { refusals: [sealed] })).toEqual([code])
  })

  it('before the first round name the seed', async () => {
    const first = { ...refusal, nonce: 0, previous: stream.serverSeedHash }
    expect(await codes(stream, { refusals: [house.sealRefusal(first)] })).toEqual([])
  })

  it('are held to their seal', async () => {
    const sealed = house.sealRefusal(refusal)
    const changed = { ...sealed, receipt: { ...refusal, code: 'USER_SUSPENDED' } }
    expect(await codes(stream, { refusals: [changed] })).toEqual(['sealWrong'])
  })
})

describe('keys', () => {
  const stranger = testHouse('somebody else')

  it('of somebody else seal nothing', async () => {
    expect(await codes(reSigned(stream, stranger))).toEqual(['keyUnknown'])
  })

  it('count by their fingerprint, not by what they are called', async () => {
    const keys = [{ ...stranger.key, fingerprint: house.key.fingerprint }]
    expect(await codes(stream, {}, keys)).toEqual(['keyUnknown'])
  })

  it('that were handed over for others change nothing: what was kept is not in the chain', async () => {
    const forged = reSigned({ ...stream, rounds: stream.rounds.slice(1) }, stranger)
    const keys = [stranger.key, house.key]
    expect(await codes(forged, { receipts: handedOut.slice(-1) }, keys)).toContain('keptMissing')
  })
})

describe('rounds that cannot be worked out, or were not played to their end', () => {
  const count = stream.rounds.length
  const [first] = stream.rounds
  if (!first) throw new RangeError('a stream has rounds')

  it('are counted where they were played before there were receipts', async () => {
    const early = { ...first, receipts: [] }
    const later = reSigned({ ...stream, rounds: stream.rounds.slice(1) }, house)
    const report = await check({ ...later, rounds: [early, ...later.rounds] })
    expect(report).toMatchObject({ findings: [], withoutReceipts: 1, recounted: count })
  })

  it('may have receipts from some step on, if they were open when receipts began', async () => {
    const at = stream.rounds.findIndex(({ moves }) => moves.length > 1)
    const open = stream.rounds[at]
    const [, second] = open?.receipts ?? []
    if (!open || !second) throw new RangeError('a round has steps')
    const receipts = [{ ...second, previous: stream.serverSeedHash }]
    const only = { ...open, moves: open.moves.slice(0, 1), ended: null, receipts }
    const [receipt] = receipts
    if (!receipt) throw new RangeError('it has a receipt')
    const early = stream.rounds.slice(0, at).map((round) => ({ ...round, receipts: [] }))
    const head = house.sealStep(receipt)
    const later = { ...stream, serverSeed: null, rounds: [...early, only], played: at + 1, head }
    expect(await check(later)).toMatchObject({ findings: [], withoutReceipts: at })
    const cut = {
      ...later,
      rounds: [...early, { ...only, receipts: stream.rounds[at]?.receipts.slice(1, 2) ?? [] }],
    }
    expect(await codes(cut)).toContain('chainBroken')
  })

  it('may be newer than what was loaded of a stream that is still played', async () => {
    const short = { ...stream, serverSeed: null, rounds: stream.rounds.slice(0, 5), played: 5 }
    expect(await codes(short)).toEqual([])
    expect(await codes({ ...short, serverSeed: stream.serverSeed })).toEqual(['headDiffers'])
  })

  it('are counted where they went to the archive; the first receipt names one of theirs', async () => {
    const report = await check({ ...stream, archived: 4, rounds: stream.rounds.slice(4) }, kept)
    expect(report).toMatchObject({ findings: [], archived: 4, recounted: count - 4 })
    const whole = { ...stream, archived: count, rounds: [] }
    expect(await check(whole, kept)).toMatchObject({ findings: [], archived: count, rounds: 0 })
  })

  it('are not worked out while the seed is secret, but receipts and nonces are looked at', async () => {
    const secret = { ...stream, serverSeed: null }
    expect(await check(secret, kept)).toMatchObject({ findings: [], revealed: false, recounted: 0 })
    const changed = { ...first, stake: first.stake + 1 }
    expect(await codes({ ...secret, rounds: stream.rounds.with(0, changed) })).toEqual([
      'receiptStake',
    ])
  })

  it('are named where the house voided them, and must give back what they cost', async () => {
    const voided = {
      ...first,
      ended: 'voided' as const,
      moves: [],
      payout: first.stake * 3,
      paidByMeters: 0,
    }
    const told = reSigned({ ...stream, rounds: [voided], played: 1 }, house)
    const [round] = told.rounds
    const [bet] = round?.receipts ?? []
    if (!round || !bet) throw new RangeError('a voided round has a bet')
    const lone = { ...told, rounds: [{ ...round, definition: 'f'.repeat(64) }] }
    expect((await check(lone)).voided).toEqual([0])
    expect(await codes(lone)).toEqual(['receiptCount', 'receiptDefinition', 'receiptEnd'])
    const poor = { ...told, rounds: [{ ...round, definition: 'f'.repeat(64), payout: 0 }] }
    expect(await codes(poor)).toContain('payoutDiffers')
  })

  it('are named where the house took the last step, and only there', async () => {
    const last = first.receipts.at(-1)
    if (!last) throw new RangeError('a round has a receipt')
    const receipts = [...first.receipts.slice(0, -1), { ...last, byHouse: true }]
    const signed = house.sealStep({ ...last, byHouse: true })
    const lone = { ...stream, played: 1, head: signed }
    const byHouse = { ...lone, rounds: [{ ...first, ended: 'byHouse' as const, receipts }] }
    expect(await check(byHouse)).toMatchObject({ findings: [], byHouse: [0] })
    expect(await codes({ ...lone, rounds: [{ ...first, receipts }] })).toEqual(['receiptEnd'])
  })
})

describe('rules and rows', () => {
  const isTable = (hash: string): boolean => 'table' in gameByHash(hash)

  it('that are not there are told of every round that needs them', async () => {
    const tables = stream.rounds.filter(({ definition }) => isTable(definition)).length
    const without = (change: Partial<typeof file>) =>
      checkStream(stream, { ...rulesIn({ ...file, ...change }), kept, keys: file.house.keys })
    const noRules = await without({ definitions: {} })
    expect(noRules.findings.map(({ code }) => code)).toEqual(
      stream.rounds.map(() => 'rulesMissing'),
    )
    const noRows = await without({ rows: [] })
    expect(noRows.findings.map(({ code }) => code)).toEqual(
      Array.from({ length: tables }, () => 'rowMissing'),
    )
  })

  it('of another place of the table prove nothing', async () => {
    const [row] = file.rows
    if (!row) throw new RangeError('some rows were drawn')
    const block = row.block.replace(/^../, row.block.startsWith('00') ? '01' : '00')
    const forged = rulesIn({ ...file, rows: file.rows.map((one) => ({ ...one, block })) })
    const report = await checkStream(stream, { ...forged, kept, keys: file.house.keys })
    expect(new Set(report.findings.map(({ code }) => code))).toEqual(new Set(['rowUnproven']))
  })

  it('that cannot be played are told of their rounds, and stop nothing', async () => {
    const [first] = stream.rounds
    const game = first && gameByHash(first.definition)
    if (!game) throw new RangeError('a stream has rounds')
    const broken = {
      ...game,
      open: () => {
        throw new RangeError('no such reel')
      },
    }
    const rules = rulesIn(file)
    const report = await checkStream(stream, {
      ...rules,
      rulesOf: (uri, hash) =>
        hash === game.hash ? Promise.resolve(broken) : rules.rulesOf(uri, hash),
      kept,
      keys: file.house.keys,
    })
    const played = stream.rounds.filter(({ definition }) => definition === game.hash)
    expect(report).toMatchObject({
      recounted: stream.rounds.length,
      findings: played.map(({ nonce }) => ({ code: 'rulesMissing', nonce })),
    })
  })

  it('under the hash of others are found out', async () => {
    const [one, other] = Object.keys(definitions)
    const swapped = {
      ...definitions,
      ...(one && other && definitions[other] ? { [one]: definitions[other] } : {}),
    }
    const report = await checkStream(stream, {
      ...rulesIn({ ...file, definitions: swapped }),
      kept,
      keys: file.house.keys,
    })
    expect(new Set(report.findings.map(({ code }) => code))).toEqual(new Set(['rulesDiffer']))
  })
})
