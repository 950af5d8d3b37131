/** Puts the source of a scene together: the library, a title's choices as `#define` lines, the scene itself. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Shot } from '../page/wire.ts'
import type { Bench } from '../studio/bench.ts'

const HERE = dirname(fileURLToPath(import.meta.url))
const LIBRARY = join(HERE, '..', 'glsl')

/** Names in capitals with the numbers and colours that a scene is told at its beginning. */
export type Choices = Readonly<Record<string, number | string>>

const library = (name: string): Promise<string> => readFile(join(LIBRARY, `${name}.glsl`), 'utf8')
const scene = (name: string): Promise<string> =>
  readFile(join(HERE, 'glsl', `${name}.glsl`), 'utf8')

const told = (choices: Choices): string =>
  Object.entries(choices)
    .map(([name, value]) => `#define ${name} ${value}`)
    .join('\n')

/** A body in relief under the light rig. */
export async function sculpture(
  name: 'frame' | 'lettering',
  choices: Choices,
  light: Choices = {},
): Promise<string> {
  const [head, sdf, noise, rig, march] = await Promise.all(
    ['head', 'sdf', 'noise', 'light', 'march'].map(library),
  )
  const body = await scene(name)
  const steps = [...body.matchAll(/^#define .*$/gm)].map(([line]) => line).join('\n')
  const rest = body.replaceAll(/^#define .*$/gm, '')
  return [
    head,
    told({ ...light, ...choices }),
    steps,
    sdf,
    noise,
    await scene('paint'),
    rig,
    rest,
    march,
  ].join('\n')
}

/** A flat painting; `own` is a title's text with its `far` and `near`. */
export async function painting(own: string): Promise<string> {
  const [head, sdf, noise] = await Promise.all(['head', 'sdf', 'noise'].map(library))
  return [head, sdf, noise, await scene('paint'), own, await scene('picture')].join('\n')
}

/** The ground behind the reels. */
export async function groundSource(choices: Choices): Promise<string> {
  const [head, sdf, noise] = await Promise.all(['head', 'sdf', 'noise'].map(library))
  return [head, told(choices), sdf, noise, await scene('paint'), await scene('reels-back')].join(
    '\n',
  )
}

/** Pictures taken before, by everything that decides how they look. */
const CACHE = join(tmpdir(), 'fairhouse-art')

/** Takes a picture, reduced to its finished size, as PNG; one taken before comes from the cache. */
export async function photograph({ stage }: Bench, shot: Shot): Promise<Buffer> {
  const key = createHash('sha256').update(JSON.stringify(shot)).digest('hex').slice(0, 32)
  const file = join(CACHE, `scene-${key}.png`)
  if (existsSync(file)) return readFile(file)
  const png = await sharp(await stage.shoot(shot))
    .resize(shot.width, shot.height, { kernel: 'lanczos3', fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toBuffer()
  await mkdir(CACHE, { recursive: true })
  await writeFile(file, png)
  return png
}

/** WebP at less effort than symbols get: eighteen titles have many large, soft pictures. */
export const sceneWebp = (png: Buffer, quality: number, alpha = 60): Promise<Buffer> =>
  sharp(png).webp({ quality, alphaQuality: alpha, effort: 3, smartSubsample: true }).toBuffer()

/** `#rrggbb` as GLSL, in linear light for sculptures. */
export function linear(colour: string): string {
  const parts = channels(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return `vec3(${parts.map((part) => part.toFixed(4)).join(', ')})`
}

/** `#rrggbb` as GLSL, as a screen shows it, for paintings. */
export const shown = (colour: string): string =>
  `vec3(${channels(colour)
    .map((part) => part.toFixed(4))
    .join(', ')})`

export const real = (value: number): string => value.toFixed(4)

function channels(colour: string): number[] {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`${colour} is no colour like #1a2b3c`)
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}
