import type { FontFiles } from '@fairhouse/stage/screen/bitmap-font'
import type { PictureList } from '@fairhouse/stage/screen/load-textures'

const asset = {
  symbols: new URL('./assets/symbols.json', import.meta.url).href,
  symbolsPicture: new URL('./assets/symbols.webp', import.meta.url).href,
  particles: new URL('./assets/particles.json', import.meta.url).href,
  particlesPicture: new URL('./assets/particles.webp', import.meta.url).href,
  coffins: new URL('./assets/coffins.json', import.meta.url).href,
  coffinsPicture: new URL('./assets/coffins.webp', import.meta.url).href,
  words: new URL('./assets/words.json', import.meta.url).href,
  wordsPicture: new URL('./assets/words.webp', import.meta.url).href,
  heroes: new URL('./assets/heroes.json', import.meta.url).href,
  heroesPicture: new URL('./assets/heroes.avif', import.meta.url).href,
  digits: new URL('./assets/digits.fnt', import.meta.url).href,
  digitsPicture: new URL('./assets/digits.webp', import.meta.url).href,
}

/** What the first frame needs. */
export const pictures: PictureList = {
  atlases: [
    { sheet: asset.symbols, picture: asset.symbolsPicture },
    { sheet: asset.particles, picture: asset.particlesPicture },
    { sheet: asset.words, picture: asset.wordsPicture },
    { sheet: asset.coffins, picture: asset.coffinsPicture },
  ],
  pictures: {
    'wild-reel': new URL('./assets/wild-reel.webp', import.meta.url).href,
    'reels-back': new URL('./assets/reels-back.webp', import.meta.url).href,
    'frame-wide': new URL('./assets/frame-wide.webp', import.meta.url).href,
    'frame-tall': new URL('./assets/frame-tall.webp', import.meta.url).href,
    'logo-wide': new URL('./assets/logo-wide.webp', import.meta.url).href,
    'logo-stacked': new URL('./assets/logo-stacked.webp', import.meta.url).href,
    'sky-wide': new URL('./assets/sky-wide.webp', import.meta.url).href,
    'sky-tall': new URL('./assets/sky-tall.webp', import.meta.url).href,
    'castle-wide': new URL('./assets/castle-wide.webp', import.meta.url).href,
    'castle-tall': new URL('./assets/castle-tall.webp', import.meta.url).href,
    'graveyard-wide': new URL('./assets/graveyard-wide.webp', import.meta.url).href,
    'graveyard-tall': new URL('./assets/graveyard-tall.webp', import.meta.url).href,
    fog: new URL('./assets/fog.webp', import.meta.url).href,
  },
}

/** What only adorns, after the first frame. */
export const laterPictures: PictureList = {
  atlases: [{ sheet: asset.heroes, picture: asset.heroesPicture }],
  pictures: {
    'sky-red-wide': new URL('./assets/sky-red-wide.webp', import.meta.url).href,
    'sky-red-tall': new URL('./assets/sky-red-tall.webp', import.meta.url).href,
  },
}

export const amounts: FontFiles = {
  description: asset.digits,
  picture: asset.digitsPicture,
}
