import { type DeckLook, fourColours, twoColours } from '@fairhouse/stage/table/card-faces'
import { browserShelf, openSettings, type Settings, settingsName } from './settings.ts'

/** How a player wants cards printed, in every game that has them. */
export const deckLookOf = ({ fourColours: isFour, largeIndex }: Settings): DeckLook => ({
  ...(isFour === true ? fourColours : twoColours),
  hasLargeIndex: largeIndex === true,
})

/** The same as it is kept on this device. */
export const keptDeckLook = (): DeckLook =>
  deckLookOf(openSettings(settingsName, browserShelf()).now)
