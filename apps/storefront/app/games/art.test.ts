import { expect, it } from 'vitest'
import { picturesOf, type Shape } from './art.ts'

it.each<Shape>(['tile', 'hero'])(
  'a title’s %s has a picture for browsers that cannot read AVIF, as wide as the best',
  (shape) => {
    const pictures = picturesOf('castle-of-horror', shape)
    const widest = (types: readonly string[]) =>
      Math.max(...pictures.filter(({ type }) => types.includes(type)).map(({ width }) => width))
    expect(widest(['webp', 'png', 'jpg'])).toBe(widest(['avif']))
  },
)
