/**
 * Renders the films of the VIP levels, with their first pictures as posters: `node tools/art/vip/film.ts [level …]`. Needs Chromium
 * and ffmpeg.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp, { type Sharp } from 'sharp'
import type { Shot } from '../page/wire.ts'
import { sceneSource } from '../studio/scene.ts'
import { openStage, type Stage } from '../studio/stage.ts'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, '..', '..', '..', 'apps/storefront/app/features/vip/assets')

/** Names as the pages know them; the place is the level. */
const levels = ['bronze', 'silver', 'gold', 'platinum']
const [width, height] = [1280, 512]
const [seconds, framesPerSecond] = [6, 20]

/** @param phase of the loop, 0 to 1. */
const shot = (source: string, level: number, phase: number): Shot => ({
  source,
  width,
  height,
  samples: phase === 0 ? 2 : 1,
  extent: 1,
  distance: 0,
  phase,
  knobs: [level, 0.74, 0.68, 0],
})

async function film(stage: Stage, name: string, level: number): Promise<void> {
  const source = await sceneSource(here, 'silk')
  const frames = await mkdtemp(join(tmpdir(), 'film-'))
  try {
    const count = seconds * framesPerSecond
    for (let frame = 0; frame < count; frame++) {
      const png = await stage.shoot(shot(source, level, frame / count))
      const picture = sharp(png).resize(width, height)
      if (frame === 0) await posters(picture.clone(), name)
      await writeFile(
        join(frames, `${String(frame).padStart(4, '0')}.png`),
        await picture.png({ compressionLevel: 1 }).toBuffer(),
      )
    }
    const from = ['-framerate', String(framesPerSecond), '-i', join(frames, '%04d.png')]
    const webm = ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1']
    const mp4 = ['-c:v', 'libx264', '-crf', '29', '-preset', 'veryslow', '-movflags', '+faststart']
    const every = ['-pix_fmt', 'yuv420p', '-an']
    await ffmpeg([...from, ...webm, ...every, join(out, `${name}.webm`)])
    await ffmpeg([...from, ...mp4, ...every, join(out, `${name}.mp4`)])
  } finally {
    await rm(frames, { recursive: true })
  }
}

/** The first picture: what is seen before the film, and instead of it where motion is not wanted. */
async function posters(picture: Sharp, name: string): Promise<void> {
  for (const wide of [640, width]) {
    const sized = picture.clone().resize(wide)
    await sized
      .clone()
      .avif({ quality: 55 })
      .toFile(join(out, `${name}-${wide}.avif`))
    await sized
      .clone()
      .webp({ quality: 78 })
      .toFile(join(out, `${name}-${wide}.webp`))
  }
}

async function ffmpeg(asked: readonly string[]): Promise<void> {
  const child = spawn('ffmpeg', ['-y', '-loglevel', 'error', ...asked], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}.`)
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !levels.includes(name))
if (unknown.length > 0) throw new Error(`No level ${unknown.join(', ')}.`)
await mkdir(out, { recursive: true })
const stage = await openStage()
try {
  for (const [index, name] of levels.entries()) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await film(stage, name, index + 1)
    console.log(name)
  }
} finally {
  await stage.close()
}
