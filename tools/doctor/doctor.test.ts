import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const empty = mkdtempSync(join(tmpdir(), 'fairhouse-doctor-'))
afterAll(() => rmSync(empty, { recursive: true }))

/** Asks the doctor about a house that was never started. */
function ask(settings: Readonly<Record<string, string>>) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'main.ts')],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: join(empty, 'data'), ...settings },
      encoding: 'utf8',
    },
  )
  return { status, said: stdout.split('\n'), stderr }
}

describe('the doctor', () => {
  it('says of a fresh clone that it is a demo, and what real money would take', () => {
    const { status, said, stderr } = ask({})
    expect([status, stderr]).toEqual([0, ''])
    expect(said.slice(0, 3)).toEqual([
      'Fairhouse Casino is a demo: play money, and test money that has no value.',
      'Its rules are those of a demo, wherever a visitor is.',
      'It has no database yet: the first start (npm start) makes one.',
    ])
    for (const setting of [
      'JURISDICTION',
      'LICENCE_NUMBER',
      'LICENCE_HOLDER',
      'LEGAL_DIR',
      'DEMO',
      'NODE_ENV',
      'PUBLIC_ORIGIN',
      'BACKUP_DIR',
      'SMTP_URL',
      'SUPPORT_MAIL',
      'SANCTIONS_DIR',
    ])
      expect(said.filter((line) => line.startsWith(`  - `) && line.includes(setting))).not.toEqual(
        [],
      )
  })

  it('says what keeps a house from starting that is set to take real money', () => {
    const { status, said } = ask({ REAL_MONEY: '1', JURISDICTION: 'gb', NODE_ENV: 'production' })
    expect(status).toBe(1)
    expect(said.join('\n')).toContain('this house will not start before all of this is there')
    expect(said.join('\n')).toContain('GAMSTOP, asked whenever somebody signs in')
  })

  it('says which settings are wrong', () => {
    const { status, said } = ask({ JURISDICTION: 'atlantis', PORT: 'door' })
    expect(status).toBe(1)
    expect(said.join('\n')).toContain('JURISDICTION must be one of')
    expect(said.join('\n')).toContain('PORT must be a port number')
  })
})
