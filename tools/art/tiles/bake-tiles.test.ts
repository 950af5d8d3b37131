import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { stampOf } from '../pictures/tint.ts'
import { tileIndex, tilesFolder } from './bake-tiles.ts'
import { subjects } from './subjects.ts'

const index = tileIndex()
const keys = Object.keys(index)
const names = ['tile-240.avif', 'tile-480.avif', 'tile-480.webp']
const budget = 12 * 1024 * 1024

/** Whether brightness rises from each of 16 x 16 fields to its right neighbour. */
async function fingerprint(key: string): Promise<boolean[]> {
  const { data } = await sharp(join(tilesFolder, key, 'tile-480.webp'))
    .resize(17, 16, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Array.from({ length: 256 }, (_, i) => {
    const at = Math.floor(i / 16) * 17 + (i % 16)
    return (data[at] ?? 0) < (data[at + 1] ?? 0)
  })
}

describe('the tiles of providers’ games', () => {
  it('are there for every game of the catalogue, and for no other', () => {
    expect(keys, 'npm run art -- tiles draws what is missing').toEqual(
      subjects()
        .map(({ key }) => key)
        .toSorted(),
    )
    expect(readdirSync(tilesFolder).toSorted()).toEqual([...keys, 'index.json'].toSorted())
  })

  it('are the pictures that the index tells of', () => {
    for (const key of keys) {
      const files = names.map((name) => readFileSync(join(tilesFolder, key, name)))
      expect(stampOf(files), key).toBe(index[key]?.stamp)
      expect(readdirSync(join(tilesFolder, key)).toSorted()).toEqual(names)
    }
  })

  it('are light: all of them together, and each that a list shows', () => {
    const sizeOf = (key: string, name: string) => statSync(join(tilesFolder, key, name)).size
    const all = keys.flatMap((key) => names.map((name) => sizeOf(key, name)))
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget)
    for (const key of keys) expect(sizeOf(key, 'tile-240.avif'), key).toBeLessThan(12_000)
  })

  describe('look at', () => {
    const prints = new Map<string, boolean[]>()
    beforeAll(async () => {
      for (const key of keys) prints.set(key, await fingerprint(key))
    }, 120_000)

    it('different from one another', () => {
      const all = [...prints]
      for (const [i, [key, print]] of all.entries())
        for (const [other, its] of all.slice(i + 1)) {
          const apart = print.filter((bit, place) => bit !== its[place]).length
          expect(apart, `${key} looks like ${other}`).toBeGreaterThan(16)
        }
    })
  })
})
