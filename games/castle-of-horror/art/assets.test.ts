import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { symbols } from './symbols.ts'

const ASSETS = fileURLToPath(new URL('../client/assets', import.meta.url))
const BUDGET = 1.5 * 1024 * 1024

const box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
const sheet = z.object({
  frames: z.record(z.string(), z.object({ frame: box })),
  meta: z.object({ image: z.string() }),
})
const sprite = z.object({
  sounds: z.record(z.string(), z.object({ start: z.number(), length: z.number() })),
})

const readJson = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(ASSETS, name), 'utf8'))

describe('the baked files of Castle of Horror', () => {
  it('stay within the budget of a title', async () => {
    const names = await readdir(ASSETS)
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(ASSETS, name))).size),
    )
    expect(sizes.reduce((a, b) => a + b, 0)).toBeLessThan(BUDGET)
  })

  it('hold every symbol, still and smeared', async () => {
    const { frames } = sheet.parse(await readJson('symbols.json'))
    const wanted = Object.keys(symbols).flatMap((name) => [name, `${name}-blur`])
    expect(Object.keys(frames).toSorted()).toEqual(wanted.toSorted())
  })

  it.each(['symbols', 'heroes', 'words', 'coffins', 'particles'])(
    'keep every frame of %s inside its picture',
    async (name) => {
      const { frames, meta } = sheet.parse(await readJson(`${name}.json`))
      const { width, height } = await sharp(join(ASSETS, meta.image)).metadata()
      for (const { frame } of Object.values(frames)) {
        expect(frame.x + frame.w).toBeLessThanOrEqual(width)
        expect(frame.y + frame.h).toBeLessThanOrEqual(height)
      }
    },
  )

  it('never let two sounds overlap', async () => {
    const { sounds } = sprite.parse(await readJson('sounds.json'))
    const places = Object.values(sounds).toSorted((a, b) => a.start - b.start)
    for (const [i, place] of places.entries()) {
      const next = places[i + 1]
      if (next !== undefined) expect(place.start + place.length).toBeLessThan(next.start)
    }
  })
})
