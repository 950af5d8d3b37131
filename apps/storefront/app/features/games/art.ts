import type { Game } from '@fairhouse/contract/entities/game'
import {
  type Picture,
  picturesOf,
  pictureAddress,
  type PictureType,
  type Shape,
} from '@fairhouse/contract/entities/picture'
import { pictureSource } from './picture-source.ts'

/** A game as far as its pictures are concerned. */
export type Pictured = Pick<Game, 'uri' | 'name' | 'art'>

interface Source extends Picture {
  readonly url: string
}

/**
 * The pictures of a game in one shape, narrowest first. Empty for a game without any.
 * @param origin of the media; empty: the house's own.
 */
export function sourcesOf(
  { uri, art }: Pick<Game, 'uri' | 'art'>,
  shape: Shape,
  origin = '',
): readonly Source[] {
  if (art === null) return []
  return picturesOf(art, shape).map((picture) => ({
    ...picture,
    url: pictureSource(origin + pictureAddress(uri, art, picture)),
  }))
}

/** A `srcset` of one file type; empty when there is none. */
export const sourceSet = (sources: readonly Source[], type: PictureType): string =>
  sources
    .filter((source) => source.type === type)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')

/** The picture for those that show a game elsewhere, such as in a letter or in a post: a card of its own, or its tile. */
export const socialPicture = (
  game: Pick<Game, 'uri' | 'art'>,
  origin: string,
): string | undefined =>
  (sourcesOf(game, 'social', origin)[0] ?? sourcesOf(game, 'tile', origin).at(-1))?.url
