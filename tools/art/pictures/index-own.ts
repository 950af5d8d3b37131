import { existsSync, globSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GameArt } from '@fairhouse/contract/entities/game'
import sharp from 'sharp'
import { stampOf, tintOf } from './tint.ts'

const wide = [
  { name: 'hero', files: ['hero-960.avif', 'hero-1600.avif', 'hero-1600.webp'] },
  { name: 'portrait', files: ['portrait-720.avif'] },
  { name: 'logo', files: ['logo-480.webp', 'logo-wide.webp'] },
  { name: 'social', files: ['social.jpg'] },
] as const

/** Pictures that phones are sent in the place of wider ones. */
const narrower = [
  { from: 'hero-1600.webp', to: 'hero-960.avif', width: 960 },
  { from: 'logo-wide.webp', to: 'logo-480.webp', width: 480 },
] as const

/** Makes the narrower pictures: all of them, or those that are not there. */
async function narrow(assets: string, anew: boolean): Promise<void> {
  for (const { from, to, width } of narrower) {
    const source = join(assets, from)
    if (!existsSync(source) || (!anew && existsSync(join(assets, to)))) continue
    const picture = sharp(source).resize({ width, kernel: 'lanczos3' })
    await (to.endsWith('.avif')
      ? picture.avif({ quality: 42, effort: 5 })
      : picture.webp({ quality: 64, effort: 6 })
    ).toFile(join(assets, to))
  }
}

/** What pages need to know of the pictures of an own title, from the files themselves. */
export async function ownPictures(assets: string): Promise<GameArt> {
  const tiles = globSync('tile-*.avif', { cwd: assets })
  const widths = tiles.map((name) => Number(/\d+/.exec(name)?.[0])).toSorted((a, b) => a - b)
  const more = wide.filter(({ files }) => files.every((file) => existsSync(join(assets, file))))
  const names = [
    ...widths.map((width) => `tile-${width}.avif`),
    `tile-${widths.at(-1)}.webp`,
    ...more.flatMap(({ files }) => files),
  ]
  const contents = names.map((name) => readFileSync(join(assets, name)))
  return {
    stamp: stampOf(contents),
    tile: widths,
    tint: await tintOf(readFileSync(join(assets, `tile-${widths.at(-1)}.webp`))),
    more: more.map(({ name }) => name),
  }
}

/** Folders of own titles' pictures. */
export const ownAssets = (games: string): string[] =>
  globSync(join(games, '*/client/assets/tile-*.avif'))
    .map((file) => dirname(file))
    .filter((folder, index, all) => all.indexOf(folder) === index)
    .toSorted()

/**
 * Writes `pictures.json` beside the art of own titles.
 * @param title whose pictures have changed; without one, everybody's may have. What another title lacks is made in any case.
 */
export async function indexOwnPictures(games: string, title?: string): Promise<void> {
  for (const assets of ownAssets(games)) {
    const anew = title === undefined || assets === join(games, title, 'client', 'assets')
    const list = join(assets, 'pictures.json')
    await narrow(assets, anew)
    if (anew || !existsSync(list))
      await writeFile(list, `${JSON.stringify(await ownPictures(assets), null, 2)}\n`)
  }
}
