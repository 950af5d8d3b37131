import cinzel from '@fontsource/cinzel-decorative/files/cinzel-decorative-latin-900-normal.woff2?url'
import { FreeSpins } from '@fairhouse/stage/scenes/free-spins'
import type { SlotTitle } from '@fairhouse/stage/families/slot/title'
import { manifest } from '../manifest.ts'
import { openBackdrop } from './backdrop.ts'
import { symbolName } from './names.ts'
import { Crypt } from './pick-scene.ts'
import { amounts, laterPictures, pictures } from './pictures.ts'
import { createSkin } from './skin.ts'
import { cues, sounds } from './sounds.ts'

/** How Castle of Horror looks, sounds and speaks. */
export const title: SlotTitle = {
  manifest,
  pictures,
  laterPictures,
  amounts,
  fonts: [
    {
      family: 'Cinzel Decorative',
      address: cinzel,
    },
  ],
  sounds,
  skin: createSkin,
  jackpots: [],
  restGrid: [
    ['potion', 'count', 'A'],
    ['K', 'wolf', 'key'],
    ['skull', 'wild', 'Q'],
    ['witch', 'J', 'moon'],
    ['coffin', 'count', 'K'],
  ],
  cues,
  symbolName,
  openBackdrop,
  openFreeSpins: (tools) => new FreeSpins(tools),
  scenes: { pick: (tools) => new Crypt(tools) },
}
