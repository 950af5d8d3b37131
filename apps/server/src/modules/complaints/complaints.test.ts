import { complaintDays } from '@fairhouse/contract/complaint-choices'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlayer, openBrowser, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { type Caller, callAs } from '../backoffice/testing/call-as.ts'

let server: TestServer
let app: FastifyInstance
let risk: Caller
let owner: Caller
beforeAll(async () => {
  server = await startTestServer()
  app = Fastify()
  await server.house.desk(app)
  await server.house.seedDemo()
  risk = await callAs({ app }, 'demo-risk')
  owner = await callAs({ app }, 'demo-owner')
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

let keys = 0
const filed = () => ({
  requestKey: `complaint-of-a-test-${++keys}`,
  subject: 'game',
  text: 'The reels stood still and the round was gone.',
  reference: 'round 7',
})

async function somebody(): Promise<TestBrowser> {
  const browser = await openBrowser(server.url)
  await browser.do('register', newPlayer())
  return browser
}

const answeredBy = (who: Caller, number: string, text: string) =>
  who.refusedBy('answerComplaint', { number, text })

describe('a complaint', () => {
  it('is recorded once, answered at the desk, and looked at again by somebody else', async () => {
    const browser = await somebody()
    const form = filed()
    const answers = await Promise.all([1, 2, 3].map(() => browser.do('fileComplaint', form)))
    const [one] = answers[0]?.complaints ?? []
    expect(answers.map(({ complaints }) => complaints.length)).toEqual([1, 1, 1])
    expect(one).toMatchObject({ number: expect.stringMatching(/^C-\d+$/), state: 'open' })
    const number = one?.number ?? ''
    const { complaints } = await risk.ask('complaints', {})
    expect(complaints).toMatchObject([{ number, subject: 'game', state: 'open', late: false }])
    const text = 'The round is in your history:\n\nit paid.'
    expect((await risk.ask('complaint', { number })).steps).toMatchObject([
      { what: 'filed', staff: null, text: form.text },
    ])
    expect(await answeredBy(risk, number, text)).toBeNull()
    const [answered] = (await browser.do('complaints')).complaints
    expect(answered).toMatchObject({ state: 'answered', dueAt: null })
    expect(answered?.steps.map(({ text: said }) => said)).toEqual([form.text, text])
    await browser.do('escalateComplaint', { number, text: 'That was another round than this one.' })
    expect(await answeredBy(risk, number, text)).toBe('ownAnswer')
    expect(await answeredBy(owner, number, 'You are right.')).toBeNull()
    expect(await answeredBy(owner, number, 'And once more.')).toBe('decidedAlready')
    const [closed] = (await browser.do('complaints')).complaints
    expect(closed).toMatchObject({ state: 'closed', secondLookUntil: null })
    const again = { number, text: 'And now once more, please.' }
    expect((await browser.refused('escalateComplaint', again)).code).toBe(32)
    const { messages } = await browser.do('messages', { page: '1' })
    expect(messages.filter(({ subject }) => subject.includes(number))).toHaveLength(4)
  })

  it('of somebody else is not there', async () => {
    const [one] = (await (await somebody()).do('fileComplaint', filed())).complaints
    const stranger = await somebody()
    const wish = { number: one?.number ?? '', text: 'I should like to read that one.' }
    expect((await stranger.refused('escalateComplaint', wish)).code).toBe('NOT_FOUND')
    expect((await stranger.do('complaints')).complaints).toEqual([])
  })

  it('is one of five that may wait at once', async () => {
    const browser = await somebody()
    const tries = await Promise.all(
      Array.from({ length: 7 }, () => browser.ask('fileComplaint', filed())),
    )
    expect(tries.filter(({ body }) => body['status'] === 1)).toHaveLength(5)
    expect((await browser.do('complaints')).complaints).toHaveLength(5)
  })

  it('that is late may be looked at by somebody else, and the operator is told', async () => {
    const browser = await openBrowser(server.url)
    const form = newPlayer()
    await browser.do('register', form)
    const [one] = (await browser.do('fileComplaint', filed())).complaints
    const number = one?.number ?? ''
    const wish = { number, text: 'Nobody has answered me so far.' }
    expect((await browser.refused('escalateComplaint', wish)).code).toBe(32)
    server.pass((complaintDays.answer * 24 + 1) * 3_600_000)
    expect((await server.house.concerns()).join(' ')).toContain('Answers to complaints are late')
    await browser.ask('status')
    await browser.do('logIn', form)
    const [late] = (await browser.do('escalateComplaint', wish)).complaints
    expect(late?.state).toBe('escalated')
  })
})
