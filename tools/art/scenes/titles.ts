/** The titles whose places, frames, names and sounds the kit makes. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Step } from '../studio/bench.ts'
import { scene as candyGrotto } from '../titles/candy-grotto/scene.ts'
import { scene as carnivalWheel } from '../titles/carnival-wheel/scene.ts'
import { scene as coinFoundry } from '../titles/coin-foundry/scene.ts'
import { scene as diamondSalon } from '../titles/diamond-salon/scene.ts'
import { scene as harbourLights } from '../titles/harbour-lights/scene.ts'
import { scene as jungleDrum } from '../titles/jungle-drum/scene.ts'
import { scene as matrixCascade } from '../titles/matrix-cascade/scene.ts'
import { scene as matrixGems } from '../titles/matrix-gems/scene.ts'
import { scene as nightTrain } from '../titles/night-train/scene.ts'
import { scene as orchardRow } from '../titles/orchard-row/scene.ts'
import { scene as pennyParade } from '../titles/penny-parade/scene.ts'
import { scene as rioNights } from '../titles/rio-nights/scene.ts'
import { scene as savannahRun } from '../titles/savannah-run/scene.ts'
import { scene as scrollOfSands } from '../titles/scroll-of-sands/scene.ts'
import { scene as sevenLane } from '../titles/seven-lane/scene.ts'
import { scene as skylineWays } from '../titles/skyline-ways/scene.ts'
import { scene as vaultTrail } from '../titles/vault-trail/scene.ts'
import { scene as winterMarket } from '../titles/winter-market/scene.ts'
import type { SceneSet } from './scene-set.ts'
import { sceneSteps } from './steps.ts'

const TITLES = join(dirname(fileURLToPath(import.meta.url)), '..', 'titles')

/** What each title tells the kit. */
export const sets: Readonly<Record<string, SceneSet>> = {
  'candy-grotto': candyGrotto,
  'carnival-wheel': carnivalWheel,
  'coin-foundry': coinFoundry,
  'diamond-salon': diamondSalon,
  'harbour-lights': harbourLights,
  'jungle-drum': jungleDrum,
  'matrix-cascade': matrixCascade,
  'matrix-gems': matrixGems,
  'night-train': nightTrain,
  'orchard-row': orchardRow,
  'penny-parade': pennyParade,
  'rio-nights': rioNights,
  'savannah-run': savannahRun,
  'scroll-of-sands': scrollOfSands,
  'seven-lane': sevenLane,
  'skyline-ways': skylineWays,
  'vault-trail': vaultTrail,
  'winter-market': winterMarket,
}

/** The steps of each title; posters come last, because they show its symbols. */
export const scenerySteps: Readonly<Record<string, Readonly<Record<string, Step>>>> =
  Object.fromEntries(
    Object.entries(sets).map(([uri, set]) => [uri, sceneSteps(join(TITLES, uri), set)]),
  )
