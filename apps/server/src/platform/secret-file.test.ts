import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { secretFile } from './secret-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a secret file', () => {
  it('is made at first use, stays the same, and is for its owner alone', () => {
    const path = join(folder, 'deep', 'seed.key')
    const secret = secretFile(path, 32)
    expect(secret).toHaveLength(32)
    expect(secretFile(path, 32)).toEqual(secret)
    expect(statSync(path).mode & 0o077).toBe(0)
  })

  it('of another length is refused', () => {
    const path = join(folder, 'short.key')
    writeFileSync(path, 'short')
    expect(() => secretFile(path, 32)).toThrow(/holds 5 bytes where 32 are expected/)
  })
})
