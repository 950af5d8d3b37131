import { paperLimits } from '@fairhouse/contract/entities/identity-check'
import { rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PlayerAsk } from '#platform/answer'
import { openDatabase, type PooledDatabase } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { createLog } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase, type TestDatabase } from '#platform/test-database'
import { createCompliance } from '../compliance.ts'
import { askIdentity } from './ask-identity.ts'
import type { IdentityNews, IdentityProvider } from './provider.ts'

let test: TestDatabase
let database: PooledDatabase
let judged: number[] = []
let now = 1_793_534_400_000
beforeAll(async () => {
  test = await cloneDatabase({ forgetful: true })
  database = openDatabase({
    connectionString: test.connectionString,
    poolSize: 4,
    onFault: () => undefined,
  })
})
afterAll(async () => {
  await database.end()
  await test.drop()
})

const compliance = (identityProvider: IdentityProvider | null = null) =>
  createCompliance({
    database,
    clock: { now: () => now },
    log: createLog('silent', { write: () => undefined }),
    sealKey: new Uint8Array(32).fill(7),
    brand: 'Fairhouse',
    coinWallets: async () => ({ wallets: [] }),
    smallPayment: async () => ({ refused: 'methodUnavailable' }),
    identityProvider,
    sanctionsDir: null,
    demo: true,
    licence: 'demo',
    placeRules: async () => rulesOf('demo', null),
    paymentsOf: async () => [],
    destinationOf: async () => ({ since: null, others: [] }),
    addressScreen: () => null,
    lookAgain: async () => undefined,
    judgeAgain: async (_tx, player) => void judged.push(player),
    turnoverSince: async () => amount(0n),
    laidBets: async () => [],
    playersInBrowsers: async () => [],
    askForContact: async () => undefined,
    nameOf: async () => ({ firstName: null, lastName: null }),
    originOf: (host) => `http://${host}`,
  })

let newest = 0
let player: PlayerId
let ask: PlayerAsk
beforeEach(() => {
  judged = []
  player = playerId(++newest)
  ask = {
    requestId: 'r',
    player,
    sessionId: 's',
    language: 'en',
    address: '127.0.0.1',
    userAgent: '',
    host: 'house.test',
    device: null,
  }
})

const asked = () =>
  database.transaction((tx) =>
    askIdentity(tx, player, {
      cause: 'sumOfWithdrawals',
      by: 'rules',
      actor: null,
      note: null,
      nowMs: now,
    }),
  )

const jpeg = (length: number): Buffer => {
  const bytes = Buffer.alloc(length, 1)
  bytes.set([0xff, 0xd8, 0xff])
  return bytes
}
const idOf = (kind: string) => `${kind}-of-player-${player}`.padEnd(16, '_')
type Kind = 'identityFront' | 'selfie' | 'address'
const send = (
  kind: Kind,
  content: Uint8Array,
  [piece, pieces]: readonly [number, number] = [1, 1],
) =>
  compliance().answers.identityDocument(ask, {
    paperId: idOf(kind),
    kind,
    piece,
    pieces,
    content: Buffer.from(content).toString('base64url'),
  })
const sendBoth = async () => {
  await send('identityFront', jpeg(1_000))
  await send('selfie', jpeg(1_000))
}
const handIn = () => compliance().answers.identityHandIn(ask, {})
const shown = async () => {
  const answer = await compliance().answers.identityCheck(ask, {})
  if ('refused' in answer) throw new Error(answer.refused)
  return answer.reply.identity
}
const decide = (to: 'approved' | 'rejected' | 'asked', mayTryAgain = true) =>
  database.transaction((tx) =>
    compliance().desk.decideIdentity(tx, player, {
      to,
      actor: 'Ada',
      reason: to === 'approved' ? null : 'unreadable',
      mayTryAgain,
      note: null,
    }),
  )

describe('the check of an identity', () => {
  it('is nothing until somebody asks, and takes no papers before', async () => {
    expect(await shown()).toMatchObject({ state: 'notAsked', required: [], papers: [] })
    expect(await send('selfie', jpeg(10))).toEqual({ refused: 'notPermitted' })
    expect(await handIn()).toEqual({ refused: 'notPermitted' })
  })

  it('goes from asked over review to approved, and its withdrawals are judged again', async () => {
    expect([await asked(), await asked()]).toEqual([true, false])
    expect(await decide('approved')).toBe(false)
    await sendBoth()
    expect(await handIn()).toMatchObject({ reply: { identity: { state: 'inReview' } } })
    expect(await send('address', jpeg(10))).toEqual({ refused: 'notPermitted' })
    expect([await decide('approved'), await decide('rejected')]).toEqual([true, false])
    expect(judged).toEqual([player])
    const { steps, state } = await compliance().desk.identityOf(database, player)
    expect(state).toBe('approved')
    expect(steps.map(({ to_state, by, actor }) => [to_state, by, actor])).toEqual([
      ['asked', 'rules', null],
      ['inReview', 'player', null],
      ['approved', 'staff', 'Ada'],
    ])
  })

  it('that was rejected may be tried again unless it was for good', async () => {
    await asked()
    await sendBoth()
    await handIn()
    await decide('rejected')
    expect(await shown()).toMatchObject({ state: 'rejected', reason: 'unreadable' })
    const again = { ...ask }
    const fresh = {
      paperId: `fresh-${player}`.padEnd(16, '_'),
      kind: 'selfie',
      piece: 1,
      pieces: 1,
    } as const
    const content = jpeg(20).toString('base64url')
    expect(await compliance().answers.identityDocument(again, { ...fresh, content })).toMatchObject(
      { reply: { identity: { state: 'asked', reason: null } } },
    )
    // Only what came since then counts.
    expect(await handIn()).toEqual({ refused: 'notPermitted' })
  })

  it('that was rejected for good is closed', async () => {
    await asked()
    await sendBoth()
    await handIn()
    await decide('rejected', false)
    expect(await send('address', jpeg(10))).toEqual({ refused: 'notPermitted' })
  })

  it('goes along its edges only, whatever the program believes', async () => {
    await asked()
    const jump = `INSERT INTO compliance_identity_step (player_id, number, from_state, to_state, by, at)
      VALUES (${player}, 9, 'rejected', 'approved', 'staff', now())`
    await expect(database.query(jump)).rejects.toThrow('compliance_identity_edge')
    const change = `UPDATE compliance_identity_step SET by = 'staff' WHERE player_id = ${player}`
    await expect(database.query(change)).rejects.toThrow('what happened stays')
  })
})

describe('papers', () => {
  beforeEach(async () => {
    await asked()
  })

  it('come in pieces, in any order and twice, and are whole again for who decides', async () => {
    const file = jpeg(paperLimits.pieceBytes * 2 + 10)
    const pieces = [0, 1, 2].map((place) =>
      file.subarray(place * paperLimits.pieceBytes, (place + 1) * paperLimits.pieceBytes),
    )
    for (const number of [3, 1, 1]) await send('selfie', pieces[number - 1] ?? file, [number, 3])
    expect((await shown()).papers).toMatchObject([{ complete: false, type: 'image/jpeg' }])
    await send('selfie', pieces[1] ?? file, [2, 3])
    expect((await shown()).papers).toMatchObject([{ complete: true, bytes: file.length }])
    const paper = await compliance().desk.paper(player, idOf('selfie'))
    expect(paper?.type).toBe('image/jpeg')
    expect(Buffer.compare(Buffer.from(paper?.content ?? []), file)).toBe(0)
    const [row] = await rowsOf<{ sealed: Buffer }>(
      database,
      `SELECT sealed FROM compliance_paper_piece WHERE player_id = $1 AND piece = 1`,
      [player],
    )
    expect(row?.sealed.includes(file.subarray(0, 64))).toBe(false)
  })

  it.each([
    [
      'what is no picture',
      Buffer.from('<script>alert(1)</script>'),
      [1, 1],
      ['content', 'notAllowed'],
    ],
    ['another kind of picture', Buffer.from('GIF89a'), [1, 1], ['content', 'notAllowed']],
    ['a piece beyond the last', jpeg(10), [2, 1], ['piece', 'format']],
    ['a short piece before the last', jpeg(10), [1, 2], ['content', 'format']],
    ['a piece that is too long', jpeg(paperLimits.pieceBytes + 1), [1, 1], ['content', 'format']],
    ['more than a file may have', jpeg(paperLimits.pieceBytes), [112, 112], ['content', 'tooLong']],
  ] as const)('refuse %s', async (_, content, place, [field, fault]) => {
    expect(await send('selfie', content, place)).toEqual({
      refused: 'formInvalid',
      invalidFields: { [field]: fault },
    })
    expect((await shown()).papers).toEqual([])
  })

  it('are no more than so many, and of one kind each', async () => {
    const one = (number: number, kind: Kind = 'selfie') =>
      compliance().answers.identityDocument(ask, {
        paperId: `paper-${player}-${number}`.padEnd(16, '_'),
        kind,
        piece: 1,
        pieces: 1,
        content: jpeg(9).toString('base64url'),
      })
    for (let number = 0; number < paperLimits.files; number++)
      expect(await one(number)).toHaveProperty('reply')
    expect(await one(99)).toEqual({ refused: 'listFull' })
    expect(await one(1, 'address')).toMatchObject({ invalidFields: { paperId: 'notAllowed' } })
  })

  it('may be taken back until they are handed in', async () => {
    await sendBoth()
    const remove = (kind: Kind) =>
      compliance().answers.identityDocumentDelete(ask, { paperId: idOf(kind) })
    expect(await remove('address')).toEqual({ refused: 'notFound' })
    expect(await remove('selfie')).toHaveProperty('reply')
    expect(await handIn()).toEqual({ refused: 'notPermitted' })
    await send('selfie', jpeg(5))
    await handIn()
    expect(await remove('selfie')).toEqual({ refused: 'notPermitted' })
  })

  it('are forgotten when their time is over', async () => {
    await sendBoth()
    await handIn()
    await decide('rejected')
    now += 29 * 86_400_000
    await compliance().sweep()
    expect((await shown()).papers).toHaveLength(2)
    now += 2 * 86_400_000
    await compliance().sweep()
    expect((await shown()).papers).toHaveLength(0)
  })
})

describe('a check that somebody else makes', () => {
  let news: IdentityNews | null
  const provider: IdentityProvider = {
    id: 'checker',
    start: async ({ reference }) => ({ ref: `c${reference}`, url: 'https://checker.example/x' }),
    readNotice: (raw, headers) =>
      headers['signed'] === 'yes' ? { ref: Buffer.from(raw).toString() } : null,
    status: async () => news,
  }
  const notice = async (signed: string) => {
    const [route] = compliance(provider).routes
    if (route?.reads !== 'body') throw new Error('there is no place for notices')
    const { status } = await route.answer({
      body: Buffer.from(`c${player}`),
      headers: { signed },
      params: {},
      query: new URLSearchParams(),
      language: 'en',
      address: '127.0.0.1',
      host: 'house.test',
    })
    return status
  }
  const state = async () => (await shown()).state

  beforeEach(async () => {
    await asked()
    expect(await compliance(provider).answers.identityBegin(ask, {})).toEqual({
      reply: { redirectUrl: 'https://checker.example/x' },
    })
  })

  it('is decided by what the checker says when it is asked, whatever a notice says', async () => {
    news = { result: 'approved', reason: null }
    expect([await notice('no'), await state()]).toEqual([401, 'asked'])
    news = null
    expect([await notice('yes'), await state()]).toEqual([503, 'asked'])
    news = { result: 'review', reason: null }
    expect([await notice('yes'), await state()]).toEqual([200, 'inReview'])
    news = { result: 'approved', reason: null }
    expect([await notice('yes'), await notice('yes')]).toEqual([200, 200])
    expect([await state(), judged]).toEqual(['approved', [player]])
  })

  it('is asked about when no notice comes, and may be tried again', async () => {
    news = { result: 'retry', reason: 'expired' }
    await compliance(provider).sweep()
    expect(await shown()).toMatchObject({ state: 'rejected', reason: 'expired', mayTryAgain: true })
    await compliance(provider).answers.identityBegin(ask, {})
    news = { result: 'approved', reason: null }
    await compliance(provider).sweep()
    expect(await state()).toBe('approved')
  })
})
