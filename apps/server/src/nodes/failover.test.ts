import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditMoney } from '#modules/play'
import { type Database, openDatabase } from '../platform/database.ts'
import { rowsOf } from '../platform/rows.ts'
import { signUp } from '../wire/test-browser.ts'
import { type Bettor, type Played, playRound, sitDown } from './testing/bettor.ts'
import { type PostgresPair, startPair } from './testing/postgres-pair.ts'
import { type Node, startNode } from './testing/start-node.ts'

/** A player who bets until told to stop, and remembers every answer. */
interface Busy extends Bettor {
  readonly answered: Played[]
  readonly done: Promise<void>
}

const playersAtOnce = 8

describe('when the primary dies under load and the standby takes over', () => {
  let pair: PostgresPair
  let node: Node
  let database: Database
  beforeAll(async () => {
    pair = await startPair()
    node = await startNode({ databaseUrl: pair.databaseUrl, natsUrl: null })
  })
  afterAll(async () => {
    await node.stop()
    await database.end()
    await pair.stop()
  })

  it('every acknowledged bet is there exactly once, and play goes on', async () => {
    const stopping = new AbortController()
    const players = await Promise.all(
      Array.from({ length: playersAtOnce }, () => begin(node.url, stopping.signal)),
    )
    const count = () => players.reduce((sum, { answered }) => sum + answered.length, 0)
    const moreBets = async (bets: number): Promise<void> => {
      const enough = count() + bets
      while (count() < enough) await pause(5)
    }
    await moreBets(200)
    await pair.killPrimary()
    await pair.promote()
    await moreBets(200)
    stopping.abort()
    await Promise.all(players.map(({ done }) => done))

    database = openDatabase({
      connectionString: pair.standbyUrl,
      poolSize: 2,
      onFault: () => undefined,
    })
    expect(await auditMoney(database)).toEqual([])
    // The operator's own connection has moved too: this figure comes over it.
    await expect.poll(() => node.metric('fairhouse_database_up'), { timeout: 20_000 }).toBe(1)
    const stored = await rowsOf<{ id: string; payout: bigint }>(
      database,
      'SELECT round_id AS id, payout FROM play_step WHERE finished',
    )
    const answered = players.flatMap((player) => player.answered)
    const asText = (rounds: readonly { id: string; payout: bigint | number }[]) =>
      rounds.map(({ id, payout }) => `${id} ${payout}`).toSorted()
    expect(asText(stored)).toEqual(asText(answered))
    for (const { browser, stake, answered: rounds } of players) {
      const { userStatus } = await browser.do('status')
      const won = rounds.reduce((sum, { payout }) => sum + payout, 0)
      expect(userStatus).toMatchObject({ creditsFreePlay: 1_000_000 - stake * rounds.length + won })
    }
  })
})

async function begin(url: string, stopping: AbortSignal): Promise<Busy> {
  const { browser } = await signUp(url)
  const bettor = await sitDown(browser)
  const answered: Played[] = []
  const play = async (): Promise<void> => {
    while (!stopping.aborted) {
      const round = await playRound(browser, bettor.fields)
      if (round) answered.push(round)
    }
  }
  return { ...bettor, answered, done: play() }
}
