import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Draw, WordSource } from '@fairhouse/fairness/draw'
import type { Stream } from '@fairhouse/fairness/stream'
import type { Plant } from './plants.ts'

/** The draw code, as it is or with a fault in it. */
export interface Chance {
  openStream(serverSeed: Uint8Array): Stream
  drawFrom(source: WordSource): Draw
}

const source = fileURLToPath(new URL('../../../packages/fairness/', import.meta.url))

/**
 * The files of `packages/fairness` with one of them changed by a plant, loaded from a folder of their own: what is checked is the code
 * itself, which knows nothing of plants.
 * @param plant null for the code as it is.
 * @throws Error when what the plant replaces does not stand in its file exactly once: then the plant has rotted.
 */
export async function plantedChance(plant: Plant | null): Promise<Chance> {
  const folder = await mkdtemp(join(tmpdir(), 'planted-'))
  try {
    for (const name of await readdir(source)) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts')) continue
      const text = await readFile(join(source, name), 'utf8')
      const changed = plant?.file === name ? planted(text, plant) : text
      const script = stripTypeScriptTypes(changed).replaceAll(
        /(from '.\/[a-z0-9-]+)[.]ts'/g,
        "$1.mjs'",
      )
      await writeFile(join(folder, name.replace(/[.]ts$/, '.mjs')), script)
    }
    const { openStream } = await loaded(folder, 'stream.mjs')
    const { drawFrom } = await loaded(folder, 'draw.mjs')
    return { openStream, drawFrom }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function planted(text: string, { name, file, from, to }: Plant): string {
  if (text.split(from).length !== 2) {
    throw new Error(`${name}: "${from}" does not stand in ${file} exactly once`)
  }
  return text.replace(from, () => to)
}

async function loaded(folder: string, name: string): Promise<Chance> {
  return import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)
}
