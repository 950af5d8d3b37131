import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSumsub, sumsubSignature } from './sumsub.ts'
import { createVeriff, veriffSignature } from './veriff.ts'

/** A peer that speaks both wires: it checks signatures as they are documented, and answers what it is told to. */
interface Peer {
  readonly server: Server
  url: string
  says: unknown
  breaks: boolean
  asked: string[]
}
const peer: Peer = {
  server: createServer(
    (request, response) =>
      void answer(request).then(({ status, body }) => {
        if (peer.breaks) return response.destroy()
        return response.writeHead(status, { 'content-type': 'application/json' }).end(body)
      }),
  ),
  url: '',
  says: {},
  breaks: false,
  asked: [],
}

const secret = 'of-sumsub'
const veriffSecret = 'of-veriff'
const now = 1_793_534_400_000

async function answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  const { method = '', url = '', headers } = request
  peer.asked.push(`${method} ${url}`)
  const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex')
  const signedAsSumsub =
    headers['x-app-access-sig'] ===
    hmac(secret, `${String(headers['x-app-access-ts'])}${method}${url}${body}`)
  const signedAsVeriff =
    headers['x-hmac-signature'] ===
    hmac(veriffSecret, body === '' ? (url.split('/')[3] ?? '') : body)
  const isSigned = url.startsWith('/resources/') ? signedAsSumsub : signedAsVeriff
  return isSigned ? { status: 200, body: JSON.stringify(peer.says) } : { status: 401, body: '{}' }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => peer.server.listen(0, '127.0.0.1', resolve))
  const address = peer.server.address()
  const isPlace = (place: typeof address): place is AddressInfo =>
    typeof place === 'object' && place !== null
  if (isPlace(address)) peer.url = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise<void>((resolve) => peer.server.close(() => resolve())))
beforeEach(() => {
  peer.breaks = false
  peer.asked = []
})

const sumsub = (with_ = secret) =>
  createSumsub(
    { url: peer.url, appToken: 't', secret: with_, noticeSecret: 'n', level: 'basic kyc' },
    { now: () => now },
  )
const veriff = (with_ = veriffSecret) => createVeriff({ url: peer.url, apiKey: 'k', secret: with_ })
const person = {
  reference: '7',
  firstName: 'Ada',
  lastName: null,
  language: 'en',
  returnUrl: 'http://house.test/en/cashier/identity',
}

describe('signatures', () => {
  it('are those of HMAC-SHA256 (RFC 4231, test case 2)', () => {
    const known = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
    expect(sumsubSignature('Jefe', 'what do ya want for nothing?')).toBe(known)
    expect(veriffSignature('Jefe', 'what do ya want for nothing?')).toBe(known)
  })
})

describe('Sumsub', () => {
  it('begins a check on its own page', async () => {
    peer.says = { url: 'https://in.sumsub.example/websdk/p/x' }
    expect(await sumsub().start(person)).toEqual({
      ref: '7',
      url: 'https://in.sumsub.example/websdk/p/x',
    })
    expect(peer.asked).toEqual([
      'POST /resources/sdkIntegrations/levels/basic%20kyc/websdkLink?ttlInSecs=1800&externalUserId=7&lang=en',
    ])
  })

  it.each([
    [{ reviewStatus: 'init' }, { result: 'pending', reason: null }],
    [{ reviewStatus: 'pending' }, { result: 'review', reason: null }],
    [{ reviewStatus: 'onHold' }, { result: 'review', reason: null }],
    [
      { reviewStatus: 'completed', reviewResult: { reviewAnswer: 'GREEN' } },
      { result: 'approved', reason: null },
    ],
    [
      {
        reviewStatus: 'completed',
        reviewResult: {
          reviewAnswer: 'RED',
          reviewRejectType: 'RETRY',
          rejectLabels: ['X', 'LOW_QUALITY'],
        },
      },
      { result: 'retry', reason: 'unreadable' },
    ],
    [
      {
        reviewStatus: 'completed',
        reviewResult: { reviewAnswer: 'RED', reviewRejectType: 'FINAL', rejectLabels: ['FORGERY'] },
      },
      { result: 'rejected', reason: 'notConvinced' },
    ],
  ])('says how it stands: %j', async (review, news) => {
    peer.says = { review }
    expect(await sumsub().status('7')).toEqual(news)
  })

  it('is believed when it signed, with either digest, and not otherwise', () => {
    const raw = Buffer.from('{"externalUserId":"7","type":"applicantReviewed"}')
    const digest = (name: string, key = 'n') => createHmac(name, key).update(raw).digest('hex')
    const read = (headers: Record<string, string>, body: Uint8Array = raw) =>
      sumsub().readNotice(body, headers)
    expect(read({ 'x-payload-digest': digest('sha256') })).toEqual({ ref: '7' })
    expect(
      read({ 'x-payload-digest': digest('sha512'), 'x-payload-digest-alg': 'HMAC_SHA512_HEX' }),
    ).toEqual({ ref: '7' })
    expect(
      read({ 'x-payload-digest': digest('sha1'), 'x-payload-digest-alg': 'HMAC_SHA1_HEX' }),
    ).toBeNull()
    expect(read({ 'x-payload-digest': digest('sha256', 'other') })).toBeNull()
    expect(
      read({ 'x-payload-digest': digest('sha256') }, Buffer.concat([raw, Buffer.from(' ')])),
    ).toBeNull()
    for (const wrong of ['', 'zz', digest('sha256').slice(2)])
      expect(read({ 'x-payload-digest': wrong })).toBeNull()
    expect(read({})).toBeNull()
  })
})

describe('Veriff', () => {
  it('begins a check on its own page', async () => {
    peer.says = {
      status: 'success',
      verification: { id: 's1', url: 'https://magic.veriff.example/v/x' },
    }
    expect(await veriff().start(person)).toEqual({
      ref: 's1',
      url: 'https://magic.veriff.example/v/x',
    })
  })

  it.each([
    [{ verification: null }, { result: 'pending', reason: null }],
    [{ verification: { status: 'created' } }, { result: 'pending', reason: null }],
    [{ verification: { status: 'approved' } }, { result: 'approved', reason: null }],
    [{ verification: { status: 'review' } }, { result: 'review', reason: null }],
    [
      { verification: { status: 'declined', reasonCode: 106 } },
      { result: 'rejected', reason: 'otherPerson' },
    ],
    [
      { verification: { status: 'resubmission_requested', reasonCode: 201 } },
      { result: 'retry', reason: 'incomplete' },
    ],
    [
      { verification: { status: 'expired', reasonCode: null } },
      { result: 'retry', reason: 'notConvinced' },
    ],
  ])('says how it stands: %j', async (says, news) => {
    peer.says = { status: 'success', ...says }
    expect(await veriff().status('s1')).toEqual(news)
  })

  it('is believed when it signed, and not otherwise', () => {
    const raw = Buffer.from('{"status":"success","verification":{"id":"s1","status":"approved"}}')
    const signature = veriffSignature(veriffSecret, raw.toString())
    expect(veriff().readNotice(raw, { 'x-hmac-signature': signature })).toEqual({ ref: 's1' })
    expect(veriff('other').readNotice(raw, { 'x-hmac-signature': signature })).toBeNull()
    expect(veriff().readNotice(Buffer.from('{}'), { 'x-hmac-signature': signature })).toBeNull()
  })
})

it('nobody who is silent, refuses, or says something else is taken for an answer', async () => {
  const ask = () =>
    Promise.all([
      sumsub().status('7'),
      sumsub().start(person),
      veriff().status('s1'),
      veriff().start(person),
    ])
  peer.says = { status: 'success' }
  expect(await ask()).toEqual([null, null, { result: 'pending', reason: null }, null])
  peer.says = 'no'
  expect(await ask()).toEqual([null, null, null, null])
  peer.breaks = true
  expect(await ask()).toEqual([null, null, null, null])
  peer.breaks = false
  expect(await sumsub('wrong').start(person)).toBeNull()
  expect(await veriff('wrong').start(person)).toBeNull()
})
