/** What of a title's pictures and sound others made. */
import { hasNoFont } from '../sound/orchestra.ts'
import type { Palette } from './palette.ts'

const FACES = {
  'Cinzel Decorative': {
    work: 'Cinzel Decorative (typeface of the lettering)',
    author: 'Natanael Gama',
    licence: 'OFL-1.1',
    source: 'https://github.com/NDISCOVER/Cinzel',
  },
  Inter: {
    work: 'Inter (typeface of the lettering)',
    author: 'The Inter Project Authors',
    licence: 'OFL-1.1',
    source: 'https://github.com/rsms/inter',
  },
  Outfit: {
    work: 'Outfit (typeface of lettering and amounts)',
    author: 'The Outfit Project Authors',
    licence: 'OFL-1.1',
    source: 'https://github.com/Outfitio/Outfit-Fonts',
  },
} as const

const SOUND_FONT = {
  work: 'FluidR3 GM (sound font of the music and the fanfares)',
  author: 'Frank Wen and contributors',
  licence: 'MIT',
  source: 'https://packages.debian.org/stable/fluid-soundfont-gm',
}

/** What a title's lettering, particles and credits are made of. */
export interface Livery {
  readonly title: string
  readonly palette: Palette
  /** Its music is played without a font of samples. */
  readonly isSynthesized?: boolean
}

/** The credits page's entries of a title, as JSON. */
export function creditsOf({ title, palette, isSynthesized = false }: Livery): string {
  const own = {
    work: `Art of ${title}: symbols, scenery, lettering and effects of sound`,
    author: 'Fairhouse, baked by its own studio (tools/art)',
    licence: 'Apache-2.0',
  }
  const faces = palette.face === 'Outfit' ? [FACES.Outfit] : [FACES[palette.face], FACES.Outfit]
  const fonts = isSynthesized || hasNoFont ? [] : [SOUND_FONT]
  return `${JSON.stringify([own, ...faces, ...fonts], null, 2)}\n`
}
