import { PassThrough } from 'node:stream'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { keyFile, type RememberedKey } from './remembered-key.ts'
import type { SeedSigner } from './seed-signer.ts'
import { signerKey } from './signer-key.ts'

const log = createLog('silent', new PassThrough())
const scratch = mkdtempSync(join(tmpdir(), 'signer-key-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** The far end of the wire: opens everything, or is silent. */
function farEnd() {
  const at = { away: false, key: Buffer.alloc(32, 1), batches: [] as number[] }
  const signer: SeedSigner = {
    seedKey: async () => (at.away ? null : at.key),
    openSeeds: async ({ openings }) => {
      at.batches.push(openings.length)
      if (at.away) return null
      return { openings: openings.map(({ sealed }) => ({ type: 'opened', sealed })) }
    },
    openingsAfter: async () => ({ lines: [], count: 0 }),
  }
  return { at, signer }
}

const open = (signer: SeedSigner, remembered: RememberedKey | null = null) => {
  const time = { now: 0 }
  const key = signerKey({ signer, node: 'node', log, remembered, now: () => time.now })
  return { key, time }
}

const asked = (player: number) => ({
  owner: { type: 'stream', player, number: 1 } as const,
  purpose: 'play' as const,
  sealed: Buffer.of(player),
})

describe('the second key in a process of its own', () => {
  it('is asked once for all that come together, and each hears its own', async () => {
    const { at, signer } = farEnd()
    const { key } = open(signer)
    const opened = await Promise.all([1, 2, 3].map((player) => key.open(asked(player))))
    expect(opened).toEqual([Buffer.of(1), Buffer.of(2), Buffer.of(3)])
    expect(at.batches).toEqual([3])
  })

  it('is left alone for a second after a silence, and asked again then', async () => {
    const { at, signer } = farEnd()
    const { key, time } = open(signer)
    at.away = true
    const busy = { name: 'Busy', reason: 'seeds' }
    await expect(key.open(asked(1))).rejects.toMatchObject(busy)
    await expect(key.open(asked(2))).rejects.toMatchObject(busy)
    expect(at.batches).toEqual([1])
    expect(key.answers()).toBe(false)
    at.away = false
    time.now += 1_001
    expect(await key.open(asked(3))).toEqual(Buffer.of(3))
    expect(key.answers()).toBe(true)
  })

  it('is known over a restart, so that seeds are sealed while it is away', async () => {
    const remembered = keyFile(join(scratch, 'secrets', 'key'))
    const { at, signer } = farEnd()
    at.away = true
    await expect(open(signer, remembered).key.publicKey()).rejects.toMatchObject({ name: 'Busy' })
    at.away = false
    expect(await open(signer, remembered).key.publicKey()).toEqual(at.key)
    at.away = true
    expect(await open(signer, remembered).key.publicKey()).toEqual(at.key)
  })

  it('may change: new seeds are sealed to the one that it told last', async () => {
    const { at, signer } = farEnd()
    const { key } = open(signer)
    await key.learn()
    at.key = Buffer.alloc(32, 2)
    await key.learn()
    expect(await key.publicKey()).toEqual(at.key)
  })
})
