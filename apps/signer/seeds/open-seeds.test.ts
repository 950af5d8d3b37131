import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type OpenSeeds,
  ownerInWords,
  seedOwner,
  seedOwnerTypes,
} from '@fairhouse/contract/signer/seeds'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createSeedOpener } from './open-seeds.ts'
import { openOpeningsLog } from './openings-log.ts'
import { readSeedKeys, seedKeysOf } from './seed-keys.ts'

const scratch = mkdtempSync(join(tmpdir(), 'seeds-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** Made by the server's `sealerTo` for player 7, stream 2: the bytes "what the house sealed" to the key of 32 bytes 9. */
const sealed =
  'AgcQ596IIRnjJ6mgY1DFmaQGSApi6OpoCKY1/A4PByb7Sg7zNJrI/naSNDDpM+66cPTKr8rWvUTPnwQfwMtqoXSUA90Atl9pRjpcKUo5ofYBq5CLNP6MVVxm'
const stream = (player: number, number = 2) => ({ type: 'stream', player, number }) as const

let folders = 0
let nowMs = 0
let alarms: string[] = []
const opener = (perMinute = 100) => {
  const log = openOpeningsLog(join(scratch, String((folders += 1))))
  const keys = seedKeysOf([Buffer.alloc(32, 9), Buffer.alloc(32, 8)])
  const alarm = (sentence: string): void => void alarms.push(sentence)
  return createSeedOpener({ keys, log, perMinute, now: () => nowMs, alarm })
}
beforeEach(() => {
  nowMs = Date.UTC(2026, 10, 26)
  alarms = []
})

const asked = (): OpenSeeds => ({
  by: 'node 1',
  openings: [{ owner: stream(7), purpose: 'play', sealed }],
})

describe('the signer', () => {
  it('takes its own seal off, and writes down who asked for what, never the seed', () => {
    const seeds = opener()
    const [opening] = seeds.open(asked()).openings
    if (opening?.type !== 'opened') throw new Error('it is sealed to one of our keys')
    expect(Buffer.from(opening.sealed, 'base64').toString()).toBe('what the house sealed')
    const { lines, count } = seeds.lines(0)
    expect(count).toBe(1)
    expect(lines).toMatchObject([
      { number: 1, at: nowMs, by: 'node 1', owner: stream(7), purpose: 'play' },
    ])
    expect(JSON.stringify(lines)).not.toContain(opening.sealed)
  })

  it.each([
    ['for another player', stream(8), sealed, 'notItsOwn'],
    ['for another stream', stream(7, 3), sealed, 'notItsOwn'],
    ['that one key sealed', stream(7), Buffer.alloc(60, 3).toString('base64'), 'notItsOwn'],
    [
      'that is sealed to somebody else',
      stream(7),
      Buffer.concat([Buffer.of(2), Buffer.alloc(120)]).toString('base64'),
      'unknownKey',
    ],
  ] as const)('opens no seed %s, and has nothing to write down', (_, owner, bytes, why) => {
    const seeds = opener()
    expect(seeds.open({ by: 'n', openings: [{ owner, purpose: 'play', sealed: bytes }] })).toEqual({
      openings: [{ type: 'refused', why }],
    })
    expect(seeds.lines(0).count).toBe(0)
  })

  it('opens one stream only so often in a minute, and says so', () => {
    const seeds = opener()
    const tried = Array.from({ length: 12 }, () => seeds.open(asked()).openings[0]?.type)
    expect(tried.filter((type) => type === 'opened')).toHaveLength(10)
    expect(alarms).toEqual(['openings of seeds come too fast, the first too many is stream 7/2'])
    nowMs += 60_000
    expect(seeds.open(asked()).openings).toMatchObject([{ type: 'opened' }])
    expect(alarms.at(-1)).toBe('2 openings of seeds were more than a minute may have')
    expect(seeds.lines(0).count).toBe(11)
  })

  it('says whose seeds it opens, each written down in words of its own', () => {
    expect(new Set(seedOwnerTypes)).toEqual(
      new Set(seedOwner.options.map(({ shape }) => shape.type.value)),
    )
    const owners = [
      stream(7),
      { type: 'meter', name: 'mini', currency: 'USD', run: 3 },
      { type: 'chain', room: 'rocket-rail', number: 1, link: 1000 },
      { type: 'draw', number: 4 },
      { type: 'promo', player: 5, promo: 'mystery', period: '2026-11' },
    ] as const
    expect(owners.map(ownerInWords)).toEqual([
      'stream 7/2',
      'meter mini/USD/3',
      'chain rocket-rail/1/1000',
      'draw 4',
      'promo 5/mystery/2026-11',
    ])
  })

  it('opens only so many seeds in a minute, whosever they are', () => {
    const seeds = opener(2)
    const tried = [1, 2, 3].map(() => seeds.open(asked()).openings[0]?.type)
    expect(tried).toEqual(['opened', 'opened', 'refused'])
  })
})

describe('keys of seeds', () => {
  it('are made once, readable by their owner alone; the last line is the current one', () => {
    const path = join(scratch, 'seed-keys')
    const made = readSeedKeys(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readSeedKeys(path).current.id).toBe(made.current.id)
    writeFileSync(path, `${readFileSync(path, 'utf8')}${'08'.repeat(32)}\n`)
    const two = readSeedKeys(path)
    expect(two.current.id).not.toBe(made.current.id)
    expect(two.byId.has(made.current.id)).toBe(true)
  })

  it('are refused when they are no keys, or others can read them', () => {
    const path = join(scratch, 'bad-keys')
    writeFileSync(path, 'hello\n', { mode: 0o600 })
    expect(() => readSeedKeys(path)).toThrow('64 hex digits')
    writeFileSync(join(scratch, 'open-keys'), `${'08'.repeat(32)}\n`, { mode: 0o644 })
    expect(() => readSeedKeys(join(scratch, 'open-keys'))).toThrow('chmod 600')
  })
})
