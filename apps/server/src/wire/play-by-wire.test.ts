import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signUp, type TestBrowser, withoutSeal } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { openSocket } from './test-socket.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const uri = 'castle-of-horror'
const welcomeCredits = 1_000_000

async function sitDown(browser: TestBrowser) {
  const { game, connection } = await browser.do('openGame', { uri })
  const [stake = 0] = game.betLevels
  return { stake, fields: { uri, connection, stake: String(stake) } }
}

/** Plays a round to its end. Returns its last answer. */
async function playRound(browser: TestBrowser, fields: Record<string, string>) {
  let answer = await browser.do('play', { ...fields, action: 'bet', requestKey: randomUUID() })
  while (!answer.round.finished) {
    const [action] = answer.round.actions
    if (!action) throw new Error('an open round offers nothing')
    const data =
      action.type === 'pick' ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
    answer = await browser.do('play', {
      ...fields,
      ...data,
      action: action.type,
      requestKey: randomUUID(),
    })
  }
  return answer
}

describe('a player on the wire', () => {
  it('plays thirty rounds and has what the rounds say', async () => {
    const { browser } = await signUp(server.url)
    const { stake, fields } = await sitDown(browser)
    let expected = welcomeCredits
    for (let rounds = 0; rounds < 30; rounds++) {
      const { round, userStatus } = await playRound(browser, fields)
      expected += round.payout - stake
      expect(round).toMatchObject({ nonce: rounds, stake, finished: true })
      expect(userStatus).toMatchObject({ creditsFreePlay: expected })
    }
    const { userStatus } = await browser.do('status')
    expect(userStatus).toMatchObject({ creditsFreePlay: expected })
    const history = await browser.do('gameHistory', { uri: 'all' })
    expect(history.total).toBe(30)
    expect(history.rounds[0]).toMatchObject({ nonce: 29, balanceAfter: expected })
  })

  it('hears the first answer again, byte for byte but for the seal, and pays once', async () => {
    const { browser } = await signUp(server.url)
    const { fields } = await sitDown(browser)
    const bet = { ...fields, action: 'bet', requestKey: randomUUID() }
    const first = await browser.ask('play', bet)
    expect(first.body).toMatchObject({ status: 1 })
    const before = await browser.do('status')
    const again = await Promise.all([1, 2, 3].map(() => browser.ask('play', bet)))
    for (const { text } of again) expect(withoutSeal(text)).toBe(withoutSeal(first.text))
    // What rounds count for is told a while after them.
    const later = { serverTime: 0, remainingTournamentRounds: 0, tournamentRank: null }
    expect({ ...(await browser.do('status')).userStatus, ...later }).toEqual({
      ...before.userStatus,
      ...later,
    })
    const other = await browser.refused('play', { ...bet, action: 'freeSpin' })
    expect(other.code).toBe('REQUEST_KEY_REUSED')
  })

  it('hears by frame what it heard by POST', async () => {
    const { browser } = await signUp(server.url)
    const { fields } = await sitDown(browser)
    const bet = { ...fields, action: 'bet', requestKey: randomUUID() }
    const posted = await browser.ask('play', bet)
    const { send, next, socket } = await openSocket(server.url, browser)
    send({
      type: 'call',
      id: 'x',
      call: `/game/${uri}/play/json2`,
      body: bet,
      csrf: browser.jar.get('csrf'),
    })
    const framed = JSON.stringify((await next('answer')).body)
    expect(withoutSeal(framed)).toBe(withoutSeal(posted.text))
    socket.close()
  })

  it('tells the other tab of each new balance', async () => {
    const { browser } = await signUp(server.url)
    const { fields } = await sitDown(browser)
    const tab = await openSocket(server.url, browser)
    tab.send({ type: 'subscribe', topics: ['user'] })
    await tab.next('status')
    const { userStatus } = await playRound(browser, fields)
    const balance = 'creditsFreePlay' in userStatus ? userStatus.creditsFreePlay : undefined
    let told
    do told = (await tab.next('status')).data.userStatus
    while (!('creditsFreePlay' in told) || told.creditsFreePlay !== balance)
    tab.socket.close()
  })

  it('is named to everybody, masked, when a round won more than it cost', async () => {
    const { browser, form } = await signUp(server.url)
    const { stake, fields } = await sitDown(browser)
    const visitor = await openBrowser(server.url)
    let payout = 0
    while (payout <= stake) payout = (await playRound(browser, fields)).round.payout
    await expect
      .poll(async () => (await visitor.do('lastWinners', { limit: '50' })).winners, {
        timeout: 5_000,
      })
      .toContainEqual({
        login: `${form.login.slice(0, 2)}***`,
        gameId: 271,
        game: expect.objectContaining({ name: 'Castle of Horror', uri }),
        amount: payout,
        currency: 'CREDIT',
        at: expect.any(String),
      })
  })
})

describe('a bet that is on its way when the session ends', () => {
  it('is refused afterwards and takes nothing', async () => {
    const { browser, form } = await signUp(server.url)
    const { fields } = await sitDown(browser)
    const stale = new Map(browser.jar)
    await browser.do('logOut')
    for (const [name, value] of stale) browser.jar.set(name, value)
    expect(
      await browser.refused('play', { ...fields, action: 'bet', requestKey: randomUUID() }),
    ).toMatchObject({ code: 35 })
    const again = await openBrowser(server.url)
    const { userStatus } = await again.do('logIn', form)
    expect(userStatus).toMatchObject({ creditsFreePlay: welcomeCredits })
  })
})
