import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { EmbeddedPostgres } from '../platform/embedded-postgres/index.ts'
import { runOn } from '../platform/test-database.ts'
import { expectNothingLost } from './expect-nothing-lost.ts'
import { openOwnHouse, type OwnHouse } from './own-house.ts'
import { mountSmallDisk, type SmallDisk, whyNoSmallDisk } from './small-disk.ts'

const megabyte = 1024 * 1024
const whyNot = whyNoSmallDisk()

describe.skipIf(whyNot !== null)(
  `a full disk${whyNot === null ? '' : ` (not tried: ${whyNot})`}`,
  () => {
    let disk: SmallDisk
    let house: OwnHouse
    beforeAll(async () => {
      const path = join(inject('scratchFolder'), `disk-${randomBytes(4).toString('hex')}`)
      disk = await mountSmallDisk(path, 320 * megabyte)
      house = await openOwnHouse({ players: 8, folder: join(path, 'database') })
    }, 120_000)
    afterAll(async () => {
      await house.close()
      await disk.remove()
    })

    it('for data: PostgreSQL refuses, calls are put off, and go on when there is room', async () => {
      const { crowd } = house
      await crowd.hears(50)
      await disk.fill(0)
      await crowd.isPutOff(8)
      await disk.free()
      await crowd.hears(100)
    }, 120_000)

    it('for the write-ahead log: PostgreSQL dies, and comes back with all that was answered', async () => {
      const { crowd } = house
      await disk.fill(8 * megabyte)
      await useUpLog(house.postgres)
      await disk.free()
      // Whoever keeps it tries for ten seconds to start it again; then that is left to the operator.
      await house.restartPostgres()
      await crowd.hears(100)
    }, 120_000)

    it('lost and doubled nothing, and no call failed or was left waiting', async () => {
      await house.crowd.goHome()
      expect(house.crowd.attempts).toMatchObject({ faults: [], hung: 0, broken: 0 })
      await expectNothingLost(house.postgres.connectionString, house.crowd.logs)
    }, 120_000)
  },
)

/** Begins one segment of the log after the other until there is no room for the next, of which PostgreSQL dies. */
async function useUpLog({ connectionString, onDeath }: EmbeddedPostgres): Promise<void> {
  const death = new AbortController()
  onDeath(() => death.abort())
  while (!death.signal.aborted) {
    try {
      await runOn(connectionString, 'SELECT txid_current(), pg_switch_wal()')
    } catch (fault) {
      // Refused for want of room, or dead.
      expect(fault).toBeInstanceOf(Error)
    }
  }
}
