import type { Texture } from 'pixi.js'
import { type LetterStyle, paintWord } from '../screen/lettering.ts'

/** Words of one scene as pictures, each painted once and freed with the scene. */
export interface Labels {
  word(text: string): Texture
  close(): void
}

/** @param size height of the letters in texture pixels. */
export function createLabels(lettering: LetterStyle, size: number): Labels {
  const painted = new Map<string, Texture>()
  return {
    word: (text) => {
      const known = painted.get(text) ?? paintWord(text, { ...lettering, size })
      painted.set(text, known)
      return known
    },
    close: () => {
      for (const texture of painted.values()) texture.destroy(true)
    },
  }
}
