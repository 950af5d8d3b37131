import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, inject, it } from 'vitest'
import { rowsOf } from '../../../platform/rows.ts'
import { startLeader } from '../testing/start-leader.ts'
import { hallUri, type HallPlayer, openTestHall, type TestHall } from '../testing/test-hall.ts'
import { openRounds } from './store/hall-rounds.ts'

// A node that leads a hall dies without a word, in every phase; the next one goes on, and nobody loses a card to it.

const kills = inject('tier').isAll ? 30 : 3
const file = new URL('../testing/hall-leader.ts', import.meta.url)
const playersAtOnce = 4

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** What a player was told for certain. */
interface Acked {
  readonly player: HallPlayer
  readonly before: number
  readonly bought: Set<string>
}

/** Buys cards of every round that sells them. */
async function playOn(
  hall: TestHall,
  { player, bought }: Acked,
  { below, isOver }: { readonly below: (count: number) => number; readonly isOver: () => boolean },
) {
  for (let last = ''; !isOver(); ) {
    const open = await openRounds(hall.server.database, hallUri)
    const round = open.find(({ phase }) => phase === 'betting')
    if (!round || round.id === last) {
      await sleep(20)
      continue
    }
    last = round.id
    const wish = player.wish(round.id, 1 + below(5))
    const { body } = await player.browser.ask('buyCards', wish)
    if (body['status'] === 1) bought.add((await player.browser.do('buyCards', wish)).bought.id)
  }
}

it(`after ${kills} leaders of a hall died no card is lost, and every pot is shared out once`, {
  timeout: 900_000,
}, async () => {
  const hall = await openTestHall({ leads: false })
  const { connectionString, database } = hall.server
  const draw = drawFrom(new SeededWords(69))
  const below = (count: number): number => draw.below(count)
  const all: Acked[] = []
  for (let count = 0; count < playersAtOnce; count++) {
    const player = await hall.player(count < 3 ? '1' : '2')
    all.push({ player, before: await player.balance(), bought: new Set() })
  }
  let isOver = false
  const playing = all.map((acked) => playOn(hall, acked, { below, isOver: () => isOver }))
  const phases = ['betting', 'calling', 'called']
  for (let count = 0; count < kills; count++) {
    const leader = startLeader(file, connectionString, `leader ${count}`)
    await leader.says(phases[count % phases.length] ?? 'betting')
    await sleep(below(1_500))
    await leader.kill()
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
  expect(all.some(({ bought }) => bought.size > 0)).toBe(true)
  for (const { player, before, bought } of all) {
    const rows = await rowsOf<{ id: string; stake: bigint; payout: bigint; state: string }>(
      database,
      `SELECT ticket.id, stake, payout, state FROM rooms_ticket AS ticket
       JOIN identity_account USING (player_id) WHERE login = $1`,
      [player.login],
    )
    const known = new Set(rows.map(({ id }) => id))
    for (const id of bought) expect(known.has(id)).toBe(true)
    const moved = rows.reduce((sum, row) => sum - row.stake + row.payout, 0n)
    expect(await player.balance()).toBe(before + Number(moved))
  }
  expect(await hall.audit()).toEqual([])
  await hall.stop()
})
