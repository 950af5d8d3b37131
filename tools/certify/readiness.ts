import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { assetBudget } from '@fairhouse/games/asset-budget'
import { isDrawn } from '@fairhouse/games/discover'
import { unwrittenHelp } from '@fairhouse/games/help'

const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja']

/** What keeps a title from being offered, each with what to do about it. */
export interface Readiness {
  /** Whether it is drawn: then what it lacks refuses it; before, it is still being made. */
  readonly isDrawn: boolean
  readonly lacks: readonly string[]
}

/** @param folder a title's, with a slash at the end. */
export function readinessOf(folder: URL): Readiness {
  return { isDrawn: isDrawn(folder), lacks: [...helpLacking(folder), ...assetsOver(folder)] }
}

function helpLacking(folder: URL): readonly string[] {
  return languages.flatMap((language) => {
    const file = new URL(`help/${language}.md`, folder)
    if (!existsSync(file)) return [`it has no help/${language}.md: write its rules`]
    const isStub = readFileSync(file, 'utf8').includes(unwrittenHelp)
    return isStub ? [`help/${language}.md is not written yet: write its rules`] : []
  })
}

function assetsOver(folder: URL): readonly string[] {
  const assets = new URL('client/assets/', folder)
  if (!existsSync(assets)) return []
  const sizes = readdirSync(assets).map((name) => statSync(new URL(name, assets)).size)
  const size = sizes.reduce((sum, one) => sum + one, 0)
  const mega = (bytes: number): string => (bytes / 1e6).toFixed(2)
  return size > assetBudget
    ? [
        `its assets are ${mega(size)} MB, over the budget of ${mega(assetBudget)}: bake them smaller`,
      ]
    : []
}
