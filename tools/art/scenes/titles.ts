/** The titles whose places, frames, names and sounds the kit makes. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Step } from '../studio/bench.ts'
import { scene as buttonBox } from '../titles/button-box/scene.ts'
import { scene as candyGrotto } from '../titles/candy-grotto/scene.ts'
import { scene as carnivalWheel } from '../titles/carnival-wheel/scene.ts'
import { scene as clockworkCity } from '../titles/clockwork-city/scene.ts'
import { scene as coinFoundry } from '../titles/coin-foundry/scene.ts'
import { scene as deepSeaLab } from '../titles/deep-sea-lab/scene.ts'
import { scene as diamondSalon } from '../titles/diamond-salon/scene.ts'
import { scene as emeraldDelta } from '../titles/emerald-delta/scene.ts'
import { scene as fjordGiants } from '../titles/fjord-giants/scene.ts'
import { scene as goldRushLink } from '../titles/gold-rush-link/scene.ts'
import { scene as harbourLights } from '../titles/harbour-lights/scene.ts'
import { scene as jungleDrum } from '../titles/jungle-drum/scene.ts'
import { scene as mapsOfAtlantis } from '../titles/maps-of-atlantis/scene.ts'
import { scene as matrixCascade } from '../titles/matrix-cascade/scene.ts'
import { scene as matrixGems } from '../titles/matrix-gems/scene.ts'
import { scene as nightTrain } from '../titles/night-train/scene.ts'
import { scene as orchardRow } from '../titles/orchard-row/scene.ts'
import { scene as pennyParade } from '../titles/penny-parade/scene.ts'
import { scene as pirateCove } from '../titles/pirate-cove/scene.ts'
import { scene as rioNights } from '../titles/rio-nights/scene.ts'
import { scene as savannahRun } from '../titles/savannah-run/scene.ts'
import { scene as scrollOfSands } from '../titles/scroll-of-sands/scene.ts'
import { scene as sevenLane } from '../titles/seven-lane/scene.ts'
import { scene as skylineWays } from '../titles/skyline-ways/scene.ts'
import { scene as summitJackpot } from '../titles/summit-jackpot/scene.ts'
import { scene as teaGarden } from '../titles/tea-garden/scene.ts'
import { scene as vaultTrail } from '../titles/vault-trail/scene.ts'
import { scene as winterMarket } from '../titles/winter-market/scene.ts'
import { symbolsOf } from '../symbols/titles.ts'
import type { SceneSet } from './scene-set.ts'
import { sceneSteps } from './steps.ts'

const TITLES = join(dirname(fileURLToPath(import.meta.url)), '..', 'titles')

/** What each title tells the kit. */
export const sets: Readonly<Record<string, SceneSet>> = {
  'button-box': buttonBox,
  'candy-grotto': candyGrotto,
  'carnival-wheel': carnivalWheel,
  'clockwork-city': clockworkCity,
  'coin-foundry': coinFoundry,
  'deep-sea-lab': deepSeaLab,
  'diamond-salon': diamondSalon,
  'emerald-delta': emeraldDelta,
  'fjord-giants': fjordGiants,
  'gold-rush-link': goldRushLink,
  'harbour-lights': harbourLights,
  'jungle-drum': jungleDrum,
  'maps-of-atlantis': mapsOfAtlantis,
  'matrix-cascade': matrixCascade,
  'matrix-gems': matrixGems,
  'night-train': nightTrain,
  'orchard-row': orchardRow,
  'penny-parade': pennyParade,
  'pirate-cove': pirateCove,
  'rio-nights': rioNights,
  'savannah-run': savannahRun,
  'scroll-of-sands': scrollOfSands,
  'seven-lane': sevenLane,
  'skyline-ways': skylineWays,
  'summit-jackpot': summitJackpot,
  'tea-garden': teaGarden,
  'vault-trail': vaultTrail,
  'winter-market': winterMarket,
}

/** The steps of each title. */
export const scenerySteps: Readonly<Record<string, Readonly<Record<string, Step>>>> =
  Object.fromEntries(
    Object.entries(sets).map(([uri, set]) => [
      uri,
      sceneSteps(join(TITLES, uri), set, symbolsOf(uri)),
    ]),
  )
