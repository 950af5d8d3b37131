/** Where the sources of a title's art are: in its own folder, found by name. */
import { existsSync, globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { SceneSet } from '../scenes/scene-set.ts'
import type { SymbolSet } from '../symbols/bake.ts'
import type { Palette } from '../symbols/palette.ts'

export const GAMES = fileURLToPath(new URL('../../../games', import.meta.url))

/** What a title that the kits draw brings: `art/scene.ts` and `art/symbols.ts`. */
export interface KitTitle {
  readonly scene: SceneSet
  readonly symbols: SymbolSet
}

/** Where the sources of a title's art are. */
export const artOf = (uri: string): string => join(GAMES, uri, 'art')

const urisWith = (file: string): readonly string[] =>
  globSync(`*/art/${file}`, { cwd: GAMES })
    .map((path) => basename(dirname(dirname(path))))
    .toSorted()

/** Addresses of the titles that say themselves how they are drawn (`art/steps.ts`). */
export const ownUris = (): readonly string[] => urisWith('steps.ts')

/** Addresses of the titles that the kits draw: those with a scene and no steps of their own. */
export function kitUris(): readonly string[] {
  const own = new Set(ownUris())
  return urisWith('scene.ts').filter((uri) => !own.has(uri))
}

/**
 * The place and the symbols of a title.
 * @throws RangeError for a title that the kits do not draw
 */
export async function loadKitTitle(uri: string): Promise<KitTitle> {
  if (!kitUris().includes(uri)) throw new RangeError(`The kits draw no title ${uri}.`)
  const { scene }: { readonly scene: SceneSet } = await load(uri, 'art/scene.ts')
  return { scene, symbols: await loadSymbols(uri) }
}

/** What of a title is drawn as a sculpture, on its reels or on its posters. */
export async function loadSymbols(uri: string): Promise<SymbolSet> {
  const { art }: { readonly art: SymbolSet } = await load(uri, 'art/symbols.ts')
  return art
}

/** The colours of a title. */
export async function loadPalette(uri: string): Promise<Palette> {
  const { palette }: { readonly palette: Palette } = await load(uri, 'palette.ts')
  return palette
}

/** @throws RangeError where the title brings no such file */
export async function load<Module>(uri: string, file: string): Promise<Module> {
  const path = join(GAMES, uri, file)
  if (!existsSync(path)) throw new RangeError(`games/${uri} has no ${file}.`)
  return import(pathToFileURL(path).href)
}
