/** The titles whose places, frames, names and sounds the kit makes. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Step } from '../studio/bench.ts'
import { scene as orchardRow } from '../titles/orchard-row/scene.ts'
import { scene as scrollOfSands } from '../titles/scroll-of-sands/scene.ts'
import type { SceneSet } from './scene-set.ts'
import { sceneSteps } from './steps.ts'

const TITLES = join(dirname(fileURLToPath(import.meta.url)), '..', 'titles')

const sets: Readonly<Record<string, SceneSet>> = {
  'orchard-row': orchardRow,
  'scroll-of-sands': scrollOfSands,
}

/** The steps of each title; posters come last, because they show its symbols. */
export const scenerySteps: Readonly<Record<string, Readonly<Record<string, Step>>>> =
  Object.fromEntries(
    Object.entries(sets).map(([uri, set]) => [uri, sceneSteps(join(TITLES, uri), set)]),
  )
