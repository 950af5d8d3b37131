/** What of this title others made: the typeface, the sound font and the instruments of the studio. */
import type { Bench } from '@fairhouse/art/studio/bench'

const CREDITS = [
  {
    work: 'Art of Castle of Horror: symbols, scenery, lettering and effects of sound',
    author: 'Fairhouse, baked by its own studio (tools/art)',
    licence: 'Apache-2.0',
  },
  {
    work: 'Cinzel Decorative (typeface of the lettering)',
    author: 'Natanael Gama',
    licence: 'OFL-1.1',
    source: 'https://github.com/NDISCOVER/Cinzel',
  },
  {
    work: 'Outfit (typeface of the amounts)',
    author: 'The Outfit Project Authors',
    licence: 'OFL-1.1',
    source: 'https://github.com/Outfitio/Outfit-Fonts',
  },
  {
    work: 'FluidR3 GM (sound font of the music and the fanfares)',
    author: 'Frank Wen and contributors',
    licence: 'MIT',
    source: 'https://packages.debian.org/stable/fluid-soundfont-gm',
  },
] as const

export async function writeCredits({ keep }: Bench): Promise<void> {
  await keep('credits.json', `${JSON.stringify(CREDITS, null, 2)}\n`)
}
