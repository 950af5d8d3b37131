import { randomUUID } from 'node:crypto'
import { fromHex } from '@fairhouse/fairness/hex'
import { isOnChain } from '@fairhouse/fairness/chain'
import { pingFrame } from '@fairhouse/contract/realtime'
import { presenceFrame, roomFrame } from '@fairhouse/contract/topics/rooms'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { rowsOf } from '#platform/rows'
import { WebSocket } from 'ws'
import { openTestRoom, roomUri, type TestRoom, ticketNow } from './testing/test-room.ts'

let room: TestRoom
/** Somebody watches, so the room goes on. */
let watcher: Awaited<ReturnType<typeof watch>>
beforeAll(async () => {
  room = await openTestRoom()
  watcher = await watch()
})
afterAll(async () => {
  watcher.close()
  await vi.waitFor(async () => expect(await openTickets()).toBe(0), patience)
  expect(await room.audit()).toEqual([])
  await room.stop()
})

const patience = { timeout: 100_000, interval: 50 }

const openTickets = async (): Promise<number> => {
  const { rowCount } = await room.server.database.query(
    `SELECT 1 FROM rooms_ticket WHERE state = 'open'`,
  )
  return rowCount ?? 0
}

/** A browser without an account. */
async function watch() {
  const socket = new WebSocket(`${room.server.url.replace('http', 'ws')}/ws`)
  const heard: unknown[] = []
  socket.on('message', (raw: Buffer) => {
    const frame: unknown = JSON.parse(raw.toString())
    heard.push(frame)
    // Who does not answer is taken for gone.
    if (pingFrame.safeParse(frame).success) socket.send(JSON.stringify({ type: 'pong' }))
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  socket.send(JSON.stringify({ type: 'subscribe', topics: [`room:${roomUri}`, 'presence'] }))
  return {
    rooms: () => heard.flatMap((frame) => roomFrame.safeParse(frame).data ?? []),
    presence: () => heard.flatMap((frame) => presenceFrame.safeParse(frame).data ?? []),
    close: () => socket.close(),
  }
}

/** A bet in the next round that takes it. */
async function placed(
  player: Awaited<ReturnType<TestRoom['player']>>,
  of: Readonly<Record<string, string>> = {},
) {
  for (let after = ''; ; ) {
    const { id } = await room.round('betting', after)
    const fields = player.bet(id, of)
    const answer = await player.browser.ask('betInRoom', fields)
    if (answer.body['status'] === 1)
      return { fields, ticket: (await player.browser.do('betInRoom', fields)).ticket }
    expect(answer.body).toMatchObject({ code: 'TOO_LATE' })
    after = id
  }
}

/** A ticket once its round is settled. */
const settled = (id: string) =>
  vi.waitUntil(async () => {
    const ticket = await ticketNow(room.server, id)
    return ticket.state !== 'open' && ticket
  }, patience)

describe('a bet', () => {
  it('is taken once, however often it is asked', async () => {
    const player = await room.player()
    const before = await player.balance()
    const { fields, ticket } = await placed(player)
    const again = await Promise.all(
      [1, 2, 3].map(async () => (await player.browser.do('betInRoom', fields)).ticket.id),
    )
    expect(new Set(again)).toEqual(new Set([ticket.id]))
    const end = await settled(ticket.id)
    expect(await player.balance()).toBe(before - 100 + Number(end.payout))
    expect(await player.browser.refused('betInRoom', { ...fields, stake: '200' })).toMatchObject({
      code: 'REQUEST_KEY_REUSED',
    })
  })

  it('is shown without a name to others when its player hides', async () => {
    const player = await room.player()
    const nameOf = async (id: string) =>
      (
        await rowsOf<{ name: string }>(
          room.server.database,
          'SELECT name FROM rooms_ticket WHERE id = $1',
          [id],
        )
      )[0]?.name
    const shown = await placed(player)
    expect(await nameOf(shown.ticket.id)).toMatch(/^..\*\*\*$/)
    await settled(shown.ticket.id)
    await player.browser.do('setFeedPrivacy', { hidden: '1' })
    const hidden = await placed(player)
    expect(await nameOf(hidden.ticket.id)).toBe('')
  })

  it('may be two in a round, and not two in one slot', async () => {
    const player = await room.player()
    for (let after = ''; ; ) {
      const { id } = await room.round('betting', after)
      after = id
      const answers = [
        await player.browser.ask('betInRoom', player.bet(id)),
        await player.browser.ask('betInRoom', player.bet(id, { slot: '2' })),
        await player.browser.ask('betInRoom', player.bet(id)),
      ]
      const codes = answers.map(({ body }) => body['code'] ?? 'taken')
      if (codes.includes('TOO_LATE')) continue
      expect(codes).toEqual(['taken', 'taken', 'ROUND_OPEN'])
      return
    }
  })

  it.each([
    ['a stake that is no bet level', { stake: '150' }, 'FORM_INVALID'],
    ['a target below 1.01', { auto: '100' }, 'FORM_INVALID'],
    ['a round that is none', { round: randomUUID() }, 'TOO_LATE'],
  ])('is refused for %s', async (_, of, code) => {
    const player = await room.player('2')
    const before = await player.balance()
    const { id } = await room.round('betting')
    expect(await player.browser.refused('betInRoom', player.bet(id, of))).toMatchObject({ code })
    expect(await player.balance()).toBe(before)
  })

  it('and a bet in an own game are never both taken from what pays one', async () => {
    const player = await room.player()
    const { connection } = await player.browser.do('openGame', { uri: roomUri })
    const own = (stake: number) =>
      player.browser.ask('play', {
        uri: roomUri,
        connection,
        requestKey: randomUUID(),
        stake: String(stake),
        action: 'bet',
        data: JSON.stringify({ target: 1_000_000 }),
      })
    while ((await player.balance()) >= 20_000) {
      await own(10_000)
      // The rules of a place may ask for time between bets.
      room.server.pass(10_000)
    }
    const { id } = await room.round('betting')
    const [inOwn, inRoom] = await Promise.all([
      own(10_000),
      player.browser.ask('betInRoom', player.bet(id, { stake: '10000' })),
    ])
    const codes = [inOwn.body['code'] ?? 'taken', inRoom.body['code'] ?? 'taken']
    expect(codes.filter((code) => code === 'taken').length).toBeLessThanOrEqual(1)
    expect(codes.filter((code) => code === 12 || code === 'TOO_LATE').length).toBeGreaterThan(0)
  })

  it('counts with the limits of the player, together with other games', async () => {
    const player = await room.player()
    await player.browser.do('setLimit', { kind: 'stake', period: 'day', most: '250' })
    await placed(player, { stake: '200' })
    for (let after = ''; ; ) {
      const { id } = await room.round('betting', after)
      after = id
      const refused = await player.browser.refused('betInRoom', player.bet(id, { slot: '2' }))
      if (refused.code === 'TOO_LATE') continue
      expect(refused).toMatchObject({ code: 'OWN_LIMIT', metadata: { left: 50 } })
      return
    }
  })

  it('counts as time of play, and is refused once that is used', async () => {
    const player = await room.player()
    const { ticket } = await placed(player)
    room.server.pass(6 * 60_000)
    await player.browser.do('setLimit', { kind: 'time', period: 'day', most: '5' })
    for (let after = ticket.round; ; ) {
      const { id } = await room.round('betting', after)
      after = id
      const refused = await player.browser.refused('betInRoom', player.bet(id))
      if (refused.code === 'TOO_LATE') continue
      expect(refused).toMatchObject({ code: 'OWN_LIMIT', metadata: { kind: 'time', minutes: 5 } })
      return
    }
  })

  it('is refused while the player takes a pause; what flies is still cashed out', async () => {
    const player = await room.player()
    const { ticket } = await placed(player, { auto: '101' })
    await player.browser.do('takeTimeOut', { hours: '24' })
    const { id } = await room.round('betting', ticket.round)
    expect(await player.browser.refused('betInRoom', player.bet(id))).toMatchObject({
      code: 'ON_PAUSE',
    })
    await settled(ticket.id)
  })
})

describe('a cash-out', () => {
  it('that is answered is paid, and answered alike when it is asked again', async () => {
    const player = await room.player()
    for (;;) {
      const before = await player.balance()
      const { ticket } = await placed(player)
      const asked = { uri: roomUri, ticket: ticket.id }
      const outcome = await vi.waitUntil(async () => {
        const { body } = await player.browser.ask('cashOutInRoom', asked)
        return body['code'] !== 'TOO_SOON' && body
      }, patience)
      if (outcome['status'] !== 1) {
        // It burst before anybody could stop.
        expect(outcome).toMatchObject({ code: 'TOO_LATE' })
        continue
      }
      const { ticket: paid } = await player.browser.do('cashOutInRoom', asked)
      expect(paid.state).toBe('cashed')
      expect(paid.payout).toBe(paid.at)
      expect(await player.balance()).toBe(before - 100 + paid.payout)
      await room.round('betting', ticket.round)
      expect(await ticketNow(room.server, ticket.id)).toMatchObject({ at: paid.at })
      return
    }
  })

  it('is for its player alone', async () => {
    const [player, other] = [await room.player(), await room.player()]
    const { ticket } = await placed(player)
    expect(
      await other.browser.refused('cashOutInRoom', { uri: roomUri, ticket: ticket.id }),
    ).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('by itself pays just what was set, or nothing', async () => {
    const player = await room.player('2')
    const { ticket } = await placed(player, { auto: '150' })
    const end = await settled(ticket.id)
    expect([
      { state: 'cashed', at: 150, payout: 150n },
      { state: 'lost', at: null, payout: 0n },
    ]).toContainEqual(end)
  })
})

it('stakes in a room are rounds of the player, and winners hear of them', async () => {
  const player = await room.player()
  const { ticket } = await placed(player, { auto: '101' })
  await settled(ticket.id)
  const { rounds, total } = await player.browser.do('gameHistory', { uri: 'all' })
  expect(total).toBe(1)
  expect(rounds[0]).toMatchObject({
    id: ticket.id,
    uri: roomUri,
    finished: true,
    room: { chain: 1, number: ticket.number },
  })
  const copy = await player.browser.do('ownData', { part: 'roomRounds' })
  expect(copy.rows).toMatchObject([{ id: ticket.id, stake: '100', link: ticket.number }])
})

it('whoever watches without an account sees the room at once, every round, and how many watch', async () => {
  const late = await watch()
  const [first] = await vi.waitUntil(() => late.rooms().length > 0 && late.rooms(), patience)
  expect(first?.snapshot).toBe(true)
  expect(first?.data.round).not.toBeNull()
  expect(first?.data.chain?.number).toBe(1)
  await vi.waitUntil(
    () => late.rooms().some(({ data }) => data.round?.phase === 'crashed'),
    patience,
  )
  const seqs = late.rooms().map(({ seq }) => seq)
  expect(seqs).toEqual(seqs.toSorted((one, other) => one - other))
  await vi.waitUntil(
    () => late.presence().some(({ data }) => data.some(({ watching }) => watching >= 2)),
    patience,
  )
  late.close()
})

it('no frame tells where a round bursts before it has', () => {
  for (const { data } of watcher.rooms())
    if (data.round && (data.round.phase === 'betting' || data.round.phase === 'flying'))
      expect([data.round.bust, data.round.link]).toEqual([null, null])
})

it('every round that is over lies on the chain whose end was published before its salt', async () => {
  const { chain, rounds } = await (await room.player()).browser.do('pastRounds', { uri: roomUri })
  expect(rounds.length).toBeGreaterThan(2)
  expect(chain.saltedAt && chain.saltedAt >= chain.committedAt).toBe(true)
  const end = { link: fromHex(chain.end), number: 0 }
  for (const { link, number } of rounds) expect(isOnChain(fromHex(link), number, end)).toBe(true)
})
