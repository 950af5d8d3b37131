/** The titles the kit draws for: their names, their colours and, once they are drawn, their symbols. */
import type { Step } from '../studio/bench.ts'
import { palette as buttonBoxPalette } from '../titles/button-box/palette.ts'
import { buttonBox } from '../titles/button-box/symbols.ts'
import { palette as candyGrottoPalette } from '../titles/candy-grotto/palette.ts'
import { candyGrotto } from '../titles/candy-grotto/symbols.ts'
import { palette as carnivalWheelPalette } from '../titles/carnival-wheel/palette.ts'
import { carnivalWheel } from '../titles/carnival-wheel/symbols.ts'
import { palette as clockworkCityPalette } from '../titles/clockwork-city/palette.ts'
import { clockworkCity } from '../titles/clockwork-city/symbols.ts'
import { palette as coinFoundryPalette } from '../titles/coin-foundry/palette.ts'
import { coinFoundry } from '../titles/coin-foundry/symbols.ts'
import { palette as deepSeaLabPalette } from '../titles/deep-sea-lab/palette.ts'
import { deepSeaLab } from '../titles/deep-sea-lab/symbols.ts'
import { palette as diamondSalonPalette } from '../titles/diamond-salon/palette.ts'
import { diamondSalon } from '../titles/diamond-salon/symbols.ts'
import { palette as emeraldDeltaPalette } from '../titles/emerald-delta/palette.ts'
import { emeraldDelta } from '../titles/emerald-delta/symbols.ts'
import { palette as fjordGiantsPalette } from '../titles/fjord-giants/palette.ts'
import { fjordGiants } from '../titles/fjord-giants/symbols.ts'
import { palette as goldRushLinkPalette } from '../titles/gold-rush-link/palette.ts'
import { goldRushLink } from '../titles/gold-rush-link/symbols.ts'
import { palette as harbourLightsPalette } from '../titles/harbour-lights/palette.ts'
import { harbourLights } from '../titles/harbour-lights/symbols.ts'
import { palette as jungleDrumPalette } from '../titles/jungle-drum/palette.ts'
import { jungleDrum } from '../titles/jungle-drum/symbols.ts'
import { palette as mapsOfAtlantisPalette } from '../titles/maps-of-atlantis/palette.ts'
import { mapsOfAtlantis } from '../titles/maps-of-atlantis/symbols.ts'
import { palette as matrixCascadePalette } from '../titles/matrix-cascade/palette.ts'
import { matrixCascade } from '../titles/matrix-cascade/symbols.ts'
import { palette as matrixGemsPalette } from '../titles/matrix-gems/palette.ts'
import { matrixGems } from '../titles/matrix-gems/symbols.ts'
import { palette as nightTrainPalette } from '../titles/night-train/palette.ts'
import { nightTrain } from '../titles/night-train/symbols.ts'
import { palette as orchardRowPalette } from '../titles/orchard-row/palette.ts'
import { orchardRow } from '../titles/orchard-row/symbols.ts'
import { palette as pennyParadePalette } from '../titles/penny-parade/palette.ts'
import { pennyParade } from '../titles/penny-parade/symbols.ts'
import { palette as pirateCovePalette } from '../titles/pirate-cove/palette.ts'
import { pirateCove } from '../titles/pirate-cove/symbols.ts'
import { palette as rioNightsPalette } from '../titles/rio-nights/palette.ts'
import { rioNights } from '../titles/rio-nights/symbols.ts'
import { palette as savannahRunPalette } from '../titles/savannah-run/palette.ts'
import { savannahRun } from '../titles/savannah-run/symbols.ts'
import { palette as scrollOfSandsPalette } from '../titles/scroll-of-sands/palette.ts'
import { scrollOfSands } from '../titles/scroll-of-sands/symbols.ts'
import { palette as sevenLanePalette } from '../titles/seven-lane/palette.ts'
import { sevenLane } from '../titles/seven-lane/symbols.ts'
import { palette as skylineWaysPalette } from '../titles/skyline-ways/palette.ts'
import { skylineWays } from '../titles/skyline-ways/symbols.ts'
import { palette as summitJackpotPalette } from '../titles/summit-jackpot/palette.ts'
import { summitJackpot } from '../titles/summit-jackpot/symbols.ts'
import { palette as teaGardenPalette } from '../titles/tea-garden/palette.ts'
import { teaGarden } from '../titles/tea-garden/symbols.ts'
import { palette as vaultTrailPalette } from '../titles/vault-trail/palette.ts'
import { vaultTrail } from '../titles/vault-trail/symbols.ts'
import { palette as winterMarketPalette } from '../titles/winter-market/palette.ts'
import { winterMarket } from '../titles/winter-market/symbols.ts'
import { liverySteps, type SymbolSet, symbolSteps } from './bake.ts'
import type { Livery } from './credits.ts'

const liveries: Readonly<Record<string, Livery>> = {
  'button-box': { title: 'Button Box', palette: buttonBoxPalette },
  'candy-grotto': { title: 'Candy Grotto', palette: candyGrottoPalette },
  'carnival-wheel': { title: 'Carnival Wheel', palette: carnivalWheelPalette },
  'clockwork-city': { title: 'Clockwork City', palette: clockworkCityPalette },
  'coin-foundry': { title: 'Coin Foundry', palette: coinFoundryPalette },
  'deep-sea-lab': { title: 'Deep Sea Lab', palette: deepSeaLabPalette },
  'diamond-salon': { title: 'Diamond Salon', palette: diamondSalonPalette },
  'emerald-delta': { title: 'Emerald Delta', palette: emeraldDeltaPalette },
  'fjord-giants': { title: 'Fjord Giants', palette: fjordGiantsPalette },
  'gold-rush-link': { title: 'Gold Rush Link', palette: goldRushLinkPalette },
  'harbour-lights': { title: 'Harbour Lights', palette: harbourLightsPalette },
  'jungle-drum': { title: 'Jungle Drum', palette: jungleDrumPalette },
  'maps-of-atlantis': { title: 'Maps of Atlantis', palette: mapsOfAtlantisPalette },
  'matrix-cascade': { title: 'Matrix Cascade', palette: matrixCascadePalette },
  'matrix-gems': { title: 'Matrix Gems', palette: matrixGemsPalette },
  'night-train': { title: 'Night Train', palette: nightTrainPalette },
  'orchard-row': { title: 'Orchard Row', palette: orchardRowPalette },
  'penny-parade': { title: 'Penny Parade', palette: pennyParadePalette },
  'pirate-cove': { title: 'Pirate Cove', palette: pirateCovePalette },
  'rio-nights': { title: 'Rio Nights', palette: rioNightsPalette },
  'savannah-run': { title: 'Savannah Run', palette: savannahRunPalette },
  'scroll-of-sands': { title: 'Scroll of Sands', palette: scrollOfSandsPalette },
  'seven-lane': { title: 'Seven Lane', palette: sevenLanePalette },
  'skyline-ways': { title: 'Skyline Ways', palette: skylineWaysPalette },
  'summit-jackpot': { title: 'Summit Jackpot', palette: summitJackpotPalette },
  'tea-garden': { title: 'Tea Garden', palette: teaGardenPalette },
  'vault-trail': { title: 'Vault Trail', palette: vaultTrailPalette },
  'winter-market': { title: 'Winter Market', palette: winterMarketPalette },
}

const sets: Readonly<Record<string, SymbolSet>> = {
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

/**
 * What the kit draws for a title.
 * @throws RangeError for a title without symbols
 */
export function symbolsOf(uri: string): SymbolSet {
  const set = sets[uri]
  if (set === undefined) throw new RangeError(`The kit draws no symbols for ${uri}.`)
  return set
}

/**
 * The name and the colours of a title that the kit draws for.
 * @throws RangeError for another
 */
export function liveryOf(uri: string): Livery {
  const livery = liveries[uri]
  if (livery === undefined) throw new RangeError(`The kit knows no colours of ${uri}.`)
  return livery
}

/** The steps of each title that the kit draws for. */
export const kitSteps: Readonly<Record<string, Readonly<Record<string, Step>>>> =
  Object.fromEntries(
    Object.entries(liveries).map(([uri, livery]) => {
      const set = sets[uri]
      const drawn = set === undefined ? {} : symbolSteps(livery, set)
      return [uri, { ...drawn, ...liverySteps(livery) }]
    }),
  )
