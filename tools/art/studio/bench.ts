/** What a title's steps work with: the stage, the title's sculptures and the folder for the results. */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Shot } from '../page/wire.ts'
import { sceneSource } from './scene.ts'
import type { Stage } from './stage.ts'

/** A sculpture by name and how it is photographed; size in finished pixels. */
export type Take = Omit<Shot, 'source'> & { readonly scene: string }

export type Bench = {
  /** Takes one picture, reduced to its finished size, as PNG. */
  readonly take: (take: Take) => Promise<Buffer>
  /** Writes a finished file into the title's assets and says how large it is. */
  readonly keep: (name: string, content: Buffer | string) => Promise<void>
  readonly stage: Stage
  readonly out: string
}

export type Step = (bench: Bench) => Promise<void>

/**
 * @param folder the title's sculptures (games/NAME/art)
 * @param out where its finished files go (games/NAME/client/assets)
 */
export async function openBench(stage: Stage, folder: string, out: string): Promise<Bench> {
  await mkdir(out, { recursive: true })
  const sources = new Map<string, string>()
  const sourceOf = async (scene: string): Promise<string> => {
    const known = sources.get(scene)
    if (known !== undefined) return known
    const source = await sceneSource(folder, scene)
    sources.set(scene, source)
    return source
  }
  return {
    stage,
    out,
    take: async ({ scene, ...shot }) => {
      const png = await stage.shoot({ ...shot, source: await sourceOf(scene) })
      return sharp(png)
        .resize(shot.width, shot.height, { kernel: 'lanczos3', fit: 'fill' })
        .png()
        .toBuffer()
    },
    keep: async (name, content) => {
      await writeFile(join(out, name), content)
      console.log(`  ${name} ${(content.length / 1024).toFixed(1)} kB`)
    },
  }
}
