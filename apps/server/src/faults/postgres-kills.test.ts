import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { runOn } from '../platform/test-database.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { killDatabase, killServer } from './harm.ts'
import { openOwnHouse, type OwnHouse } from './own-house.ts'

const { isAll } = inject('tier')
const kills = isAll ? 10 : 3
const killsOfBoth = isAll ? 2 : 1

let house: OwnHouse
let clusterName: string
beforeAll(async () => {
  house = await openOwnHouse({ players: 16 })
  const { connectionString } = house.postgres
  const [row] = await runOn<{ cluster_name: string }>(connectionString, 'SHOW cluster_name')
  clusterName = row?.cluster_name ?? ''
}, 120_000)
afterAll(() => house.close())

describe('under load', () => {
  it(`PostgreSQL killed ${kills} times with all its processes loses nothing: the server goes on by itself`, async () => {
    await killDatabase({ ...house, clusterName }, { kills, pick: Math.random })
    expect(house.server.hasEnded()).toBe(false)
  }, 300_000)

  it('server and PostgreSQL killed at the same time come back and lose nothing', async () => {
    await Promise.all([
      killServer(house, { kills: killsOfBoth, pick: Math.random }),
      killDatabase({ ...house, clusterName }, { kills: killsOfBoth, pick: Math.random }),
    ])
  }, 120_000)

  it('in the end every answered bet is there exactly once', async () => {
    await house.crowd.goHome()
    expect(house.crowd.attempts).toMatchObject({ faults: [], hung: 0 })
    await expectNothingLost(house.postgres.connectionString, house.crowd.logs)
  }, 120_000)
})
