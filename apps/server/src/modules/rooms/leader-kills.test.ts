import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, inject, it } from 'vitest'
import { rowsOf } from '../../platform/rows.ts'
import { newestRound } from './store/read-round.ts'
import { startLeader } from './testing/start-leader.ts'
import { openTestRoom, roomUri, type RoomPlayer, type TestRoom } from './testing/test-room.ts'

// A node that leads dies without a word, in every phase; the next one goes on, and nobody loses a stake to it.

const kills = inject('tier').isAll ? 30 : 3
const file = new URL('./testing/leader.ts', import.meta.url)
const playersAtOnce = 4

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What a player was told for certain. */
interface Acked {
  readonly player: RoomPlayer
  readonly before: number
  readonly bets: Set<string>
  readonly cashed: Map<string, number>
}

/** Bets whenever it can, and stops some of what flies after a while. */
async function playOn(
  room: TestRoom,
  acked: Acked,
  { below, isOver }: { readonly below: (count: number) => number; readonly isOver: () => boolean },
) {
  const { player } = acked
  for (let last = ''; !isOver(); ) {
    const round = await newestRound(room.server.database, roomUri)
    if (!round || round.id === last || round.phase !== 'betting') {
      await sleep(20)
      continue
    }
    last = round.id
    const auto = below(3) === 0 ? { auto: String(101 + below(300)) } : {}
    const { body } = await player.browser.ask('betInRoom', player.bet(round.id, auto))
    if (body['status'] !== 1) continue
    const [mine] = (await player.browser.do('ownTickets', { uri: roomUri })).tickets
    if (!mine) throw new Error('a bet that was taken is not there')
    acked.bets.add(mine.id)
    if (below(2) === 0) continue
    await stopSometime(mine.id, acked, { below, isOver })
  }
}

/** Asks to cash out, until it is answered with anything but that it is too soon. */
async function stopSometime(
  ticket: string,
  { player, cashed }: Acked,
  { below, isOver }: { readonly below: (count: number) => number; readonly isOver: () => boolean },
) {
  for (let tries = 0; tries < 200 && !isOver(); tries++) {
    await sleep(50 + below(400))
    const asked = { uri: roomUri, ticket }
    const { body } = await player.browser.ask('cashOutInRoom', asked)
    if (body['code'] === 'TOO_SOON') continue
    if (body['status'] !== 1) return
    cashed.set(ticket, (await player.browser.do('cashOutInRoom', asked)).ticket.payout)
    return
  }
}

it(`after ${kills} leaders died nothing is lost, doubled or paid after the burst`, {
  timeout: 600_000,
}, async () => {
  const room = await openTestRoom({ leads: false })
  const { connectionString, database } = room.server
  const draw = drawFrom(new SeededWords(54))
  const below = (count: number): number => draw.below(count)
  const all: Acked[] = []
  for (let count = 0; count < playersAtOnce; count++) {
    const player = await room.player()
    all.push({ player, before: await player.balance(), bets: new Set(), cashed: new Map() })
  }
  let isOver = false
  const playing = all.map((acked) => playOn(room, acked, { below, isOver: () => isOver }))
  const phases = ['betting', 'flying', 'crashed']
  for (let count = 0; count < kills; count++) {
    const leader = startLeader(file, connectionString, `leader ${count}`)
    await leader.says(phases[count % phases.length] ?? 'betting')
    await sleep(below(1_500))
    await leader.kill()
    // Now and then nobody leads for so long that what flies is void.
    if (below(4) === 0) await sleep(8_000)
  }
  isOver = true
  await Promise.all(playing)
  const last = startLeader(file, connectionString, 'the last one')
  await expect
    .poll(
      async () => {
        const { rowCount } = await database.query(`SELECT 1 FROM rooms_ticket WHERE state = 'open'`)
        return rowCount
      },
      { timeout: 120_000, interval: 100 },
    )
    .toBe(0)
  await last.kill()
  for (const { player, before, bets, cashed } of all) {
    const rows = await rowsOf<{ id: string; stake: bigint; payout: bigint; state: string }>(
      database,
      `SELECT ticket.id, stake, payout, state FROM rooms_ticket AS ticket
       JOIN identity_account USING (player_id) WHERE login = $1`,
      [player.login],
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const id of bets) expect(byId.has(id)).toBe(true)
    for (const [id, payout] of cashed)
      expect(byId.get(id)).toMatchObject({ state: 'cashed', payout: BigInt(payout) })
    const moved = rows.reduce((sum, row) => sum - row.stake + row.payout, 0n)
    expect(await player.balance()).toBe(before + Number(moved))
  }
  expect(await room.audit()).toEqual([])
  await room.stop()
})
