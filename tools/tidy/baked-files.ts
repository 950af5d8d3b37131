import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { assetBudget } from '@fairhouse/games/asset-budget'

/** A file that a machine made of sources and that is committed all the same: pictures, sounds, films, prize tables. */
export interface BakedFile {
  /** Path from the repository's root, with `/`. */
  readonly path: string
  readonly bytes: number
}

/** What all baked files may weigh together, in bytes: a clone of the repository stays a matter of a minute. */
export const weightBudget = 110_000_000

const isBaked = (path: string): boolean =>
  /[.](avif|bin|fnt|gif|jpe?g|mp[34]|ogg|png|svg|webm|webp|woff2)$|\/assets\/[^/]+[.]json$/.test(
    path,
  )

/** Every baked file that git tracks or would track. */
export function bakedFiles(root: string): BakedFile[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return listed
    .split('\0')
    .filter(isBaked)
    .flatMap((path) => {
      const stats = statSync(`${root}/${path}`, { throwIfNoEntry: false })
      return stats ? [{ path, bytes: stats.size }] : []
    })
}

/** Bytes of all files together. */
export const total = (files: readonly BakedFile[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Bytes as megabytes, for people. */
export const mega = (bytes: number): string => (bytes / 1e6).toFixed(1)

/** Titles that weigh too much, and all that is baked if it does. */
export function assetsStayLight(files: readonly BakedFile[]): string[] {
  const titles = Map.groupBy(
    files.filter(({ path }) => /^games\/[^/]+\/client\/assets\//.test(path)),
    ({ path }) => path.split('/').slice(0, 2).join('/'),
  )
  const heavy = [...titles]
    .filter(([, assets]) => total(assets) > assetBudget)
    .map(
      ([title, assets]) =>
        `${title}: assets of ${total(assets)} bytes; bake them smaller (${assetBudget})`,
    )
  return total(files) > weightBudget
    ? [...heavy, `baked files weigh ${mega(total(files))} MB; bake smaller (${mega(weightBudget)})`]
    : heavy
}
