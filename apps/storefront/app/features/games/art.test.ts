import { describe, expect, it } from 'vitest'
import { socialPicture, sourceSet, sourcesOf } from './art.ts'

const art = {
  stamp: 's1',
  tile: [240, 480],
  tint: ['#102030', '#405060'] as [string, string],
  more: [],
}
const game = { uri: 'Evoplay-Sun', art }

describe('the pictures of a game', () => {
  it('have addresses with the stamp, the last for browsers that cannot read AVIF', () => {
    expect(sourcesOf(game, 'tile').map(({ url }) => url)).toEqual([
      '/media/games/Evoplay-Sun/tile-240.avif?s1',
      '/media/games/Evoplay-Sun/tile-480.avif?s1',
      '/media/games/Evoplay-Sun/tile-480.webp?s1',
    ])
  })

  it('come from the media host where there is one', () => {
    const sources = sourcesOf(game, 'tile', 'https://media.example')
    expect(sourceSet(sources, 'webp')).toBe(
      'https://media.example/media/games/Evoplay-Sun/tile-480.webp?s1 480w',
    )
  })

  it('are none in a shape it does not have, and none without art', () => {
    expect(sourcesOf(game, 'hero')).toEqual([])
    expect(sourcesOf({ uri: 'x', art: null }, 'tile')).toEqual([])
    expect(sourceSet([], 'avif')).toBe('')
  })

  it('cannot lead anywhere else, whatever its address', () => {
    const [{ url } = { url: '' }] = sourcesOf({ uri: '../../x?.png#', art }, 'tile')
    expect(url).toBe('/media/games/..%2F..%2Fx%3F.png%23/tile-240.avif?s1')
  })
})

describe('the picture for elsewhere', () => {
  it('is the card of an own title', () => {
    const own = { uri: 'castle', art: { ...art, more: ['social' as const] } }
    expect(socialPicture(own, '')).toBe('/media/games/castle/social-1200.jpg?s1')
  })

  it('is the tile of any other', () => {
    expect(socialPicture(game, '')).toBe('/media/games/Evoplay-Sun/tile-480.webp?s1')
    expect(socialPicture({ uri: 'x', art: null }, '')).toBeUndefined()
  })
})
