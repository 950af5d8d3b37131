import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { GAMES, kitUris, load, loadSymbols } from '../titles/discover.ts'

/** Bytes of all still symbols of a title. */
const BUDGET = 350 * 1024

const sheet = z.object({
  frames: z.record(z.string(), z.object({ sourceSize: z.object({ w: z.number() }) })),
})
const framesOf = async (uri: string, name: string) =>
  sheet.parse(JSON.parse(await readFile(join(GAMES, uri, 'client/assets', name), 'utf8'))).frames

const drawn = kitUris().filter((uri) => existsSync(join(GAMES, uri, 'client/assets/symbols.json')))

describe.each(drawn)('the symbols of %s', (uri) => {
  it('are each there still and smeared', async () => {
    const names = Object.keys(await framesOf(uri, 'symbols.json'))
    const still = names.filter((name) => !name.endsWith('-blur'))
    expect(still.length).toBeGreaterThan(6)
    expect(names.toSorted()).toEqual(still.flatMap((name) => [name, `${name}-blur`]).toSorted())
  })

  it('move only where a still picture stands, through all twelve frames', async () => {
    const stills = await framesOf(uri, 'symbols.json')
    const frames = Object.keys(await framesOf(uri, 'heroes.json'))
    const heroes = new Set(frames.map((name) => name.slice(0, -3)))
    for (const hero of heroes) {
      expect(stills).toHaveProperty([hero])
      expect(frames.filter((name) => name.startsWith(`${hero}-`))).toHaveLength(12)
    }
  })

  it('are those of its mathematics', async () => {
    const { symbols }: { readonly symbols: readonly string[] } = await load(uri, 'symbols.ts')
    const { symbols: drawn } = await loadSymbols(uri)
    expect(Object.keys(drawn)).toEqual(expect.arrayContaining([...symbols]))
  })

  it('stay within their budget', async () => {
    const { size } = await stat(join(GAMES, uri, 'client/assets/symbols.webp'))
    expect(size).toBeLessThan(BUDGET)
  })
})
