import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type GameArt, gameArt } from '@fairhouse/contract/entities/game'
import sharp from 'sharp'
import { z } from 'zod'
import { stampOf, tintOf } from '../pictures/tint.ts'
import { openEasel } from './easel.ts'
import type { TileJob } from './page/job.ts'
import { planTiles } from './plan/plan-tiles.ts'
import { subjects } from './subjects.ts'

export const tilesFolder = fileURLToPath(new URL('../../../media/games', import.meta.url))
const indexFile = join(tilesFolder, 'index.json')

/** How many browsers draw at once. */
const easels = 4

/** The index of the tiles as it is now; empty before the first. */
export const tileIndex = (): Record<string, GameArt> =>
  existsSync(indexFile)
    ? z.record(z.string(), gameArt).parse(JSON.parse(readFileSync(indexFile, 'utf8')))
    : {}

/**
 * Draws the tiles of the games of the catalogue that have none or whose keys fit, takes away those of games that are gone, and
 * writes the index.
 * @param wanted a regular expression; without one only what is missing is drawn
 */
export async function bakeTiles(wanted?: RegExp): Promise<void> {
  await mkdir(tilesFolder, { recursive: true })
  const plans = planTiles(subjects())
  const queue = [...plans].filter(([key]) => wanted?.test(key) === true || !isDrawn(key))
  console.log(`${queue.length} tiles to draw`)
  await Promise.all(Array.from({ length: Math.min(easels, queue.length) }, () => work(queue)))
  for (const name of readdirSync(tilesFolder))
    if (!plans.has(name)) await rm(join(tilesFolder, name), { recursive: true })
  const lines: string[] = []
  for (const key of [...plans.keys()].toSorted())
    lines.push(`  "${key}": ${JSON.stringify(await factsOf(key))}`)
  await writeFile(indexFile, `{\n${lines.join(',\n')}\n}\n`)
}

const isDrawn = (key: string): boolean =>
  fileNames.every((name) => existsSync(join(tilesFolder, key, name)))

async function work(queue: [string, TileJob][]): Promise<void> {
  const easel = await openEasel()
  try {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [key, job] = next
      await keep(key, await easel.paint(job))
      if (queue.length % 20 === 0) console.log(`  ${queue.length} to go`)
    }
  } finally {
    await easel.close()
  }
}

/** Widths that browsers choose from, with the quality at which no artefact shows at that size. */
const sizes = [
  { width: 240, quality: 40, effort: 3 },
  { width: 480, quality: 33, effort: 2 },
] as const
const fileNames = [...sizes.map(({ width }) => `tile-${width}.avif`), 'tile-480.webp']

async function keep(key: string, png: Buffer): Promise<void> {
  const folder = join(tilesFolder, key)
  await mkdir(folder, { recursive: true })
  const pictures = await Promise.all([
    ...sizes.map(({ width, quality, effort }) =>
      sharp(png).resize(width).avif({ quality, effort }).toBuffer(),
    ),
    // For the few browsers without AVIF: a little softer, so that it stays small.
    sharp(png).blur(0.45).webp({ quality: 18, effort: 4, preset: 'picture' }).toBuffer(),
  ])
  for (const [i, name] of fileNames.entries())
    await writeFile(join(folder, name), pictures[i] ?? '')
}

/** What the index tells of a tile, from its files. */
async function factsOf(key: string): Promise<GameArt> {
  const pictures = fileNames.map((name) => readFileSync(join(tilesFolder, key, name)))
  return {
    stamp: stampOf(pictures),
    tile: sizes.map(({ width }) => width),
    tint: await tintOf(readFileSync(join(tilesFolder, key, 'tile-480.webp'))),
    more: [],
  }
}
