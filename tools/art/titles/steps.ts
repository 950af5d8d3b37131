/** What is made for a title, whether it says so itself or the kits know. */
import { sceneSteps } from '../scenes/steps.ts'
import type { Step } from '../studio/bench.ts'
import { liverySteps, symbolSteps } from '../symbols/bake.ts'
import { artOf, kitUris, load, loadKitTitle, ownUris } from './discover.ts'

export type Steps = Readonly<Record<string, Step>>

/** The steps of a title in the order in which they are taken, or nothing for a title without art. */
export async function stepsOf(uri: string): Promise<Steps | undefined> {
  if (ownUris().includes(uri)) {
    const own: { readonly steps: Steps } = await load(uri, 'art/steps.ts')
    return own.steps
  }
  return kitUris().includes(uri) ? kitSteps(uri) : undefined
}

/** Symbols before the posters that show them. */
async function kitSteps(uri: string): Promise<Steps> {
  const { scene, symbols } = await loadKitTitle(uri)
  const livery = { title: scene.name, palette: scene.palette }
  return {
    ...symbolSteps(livery, symbols),
    ...liverySteps(livery),
    ...sceneSteps(artOf(uri), scene, symbols),
  }
}
