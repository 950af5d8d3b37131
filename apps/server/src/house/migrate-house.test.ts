import { randomBytes } from 'node:crypto'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { migrateHouse } from './migrate-house.ts'
import { cloneDatabase, onDatabase, runOn } from '#platform/test-database'

const emptyDatabase = async (): Promise<string> => {
  const { connectionString, prefix } = inject('testDatabase')
  const name = `${prefix}_${randomBytes(4).toString('hex')}`
  await runOn(connectionString, `CREATE DATABASE ${name}`)
  onTestFinished(async () => {
    await runOn(connectionString, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return onDatabase(connectionString, name)
}

const migratedDatabase = async (): Promise<string> => {
  const { connectionString, drop } = await cloneDatabase()
  onTestFinished(drop)
  return connectionString
}

describe('migrating', () => {
  it('makes an empty database ready, and does nothing to one that is', async () => {
    const connectionString = await emptyDatabase()
    await migrateHouse({ connectionString })
    const applied = 'SELECT module, file, sha256, applied_at FROM platform_migration ORDER BY 1, 2'
    const before = await runOn(connectionString, applied)
    expect(before.length).toBeGreaterThanOrEqual(5)
    await migrateHouse({ connectionString })
    expect(await runOn(connectionString, applied)).toEqual(before)
  })

  it('is done once when several processes begin at the same time', async () => {
    const connectionString = await emptyDatabase()
    await Promise.all(Array.from({ length: 4 }, () => migrateHouse({ connectionString })))
    const doubled = 'SELECT module, file FROM platform_migration GROUP BY 1, 2 HAVING count(*) > 1'
    expect(await runOn(connectionString, doubled)).toEqual([])
  })

  it('is refused when a file was edited after it ran', async () => {
    const connectionString = await migratedDatabase()
    await runOn(
      connectionString,
      `UPDATE platform_migration SET sha256 = 'other' WHERE module = 'ledger' AND file = '001-ledger.sql'`,
    )
    await expect(migrateHouse({ connectionString })).rejects.toThrow(
      'The migration ledger/001-ledger.sql was edited after it ran on this database.',
    )
  })

  it('is refused when the database is ahead of the program', async () => {
    const connectionString = await migratedDatabase()
    await runOn(
      connectionString,
      `INSERT INTO platform_migration (module, file, sha256) VALUES ('ledger', '999-later.sql', 'x')`,
    )
    await expect(migrateHouse({ connectionString })).rejects.toThrow(/ledger\/999-later\.sql/)
  })

  it('goes on beside what a newer version added, and says of its own files whether an older one may', async () => {
    const connectionString = await migratedDatabase()
    await runOn(
      connectionString,
      `INSERT INTO platform_migration (module, file, sha256, fits_before) VALUES ('ledger', '999-later.sql', 'x', true)`,
    )
    await migrateHouse({ connectionString })
    const said = `SELECT file, fits_before FROM platform_migration WHERE file IN ('002-identity.sql', '004-sealed-answers.sql', '014-app-being-set-up.sql') ORDER BY 1`
    const rows = await runOn(connectionString, said)
    expect(rows).toContainEqual({ file: '004-sealed-answers.sql', fits_before: false })
    // A version that counts no passkeys is not to start beside one that does.
    expect(rows).toContainEqual({ file: '014-app-being-set-up.sql', fits_before: false })
  })
})
