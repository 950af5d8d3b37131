import { expect, it } from 'vitest'
import { readPictures } from '#platform/web/pictures'
import { discoverTitles } from './discover-titles.ts'
import { hasPreview } from './has-preview.ts'

it.each([
  [true, ['hero', 'logo'], true],
  [true, ['logo'], false],
  [true, null, false],
  [false, ['hero'], false],
] as const)(
  'a game that is to have a preview (%s) with the pictures %j has one: %s',
  (is, more, has) => {
    const art = more === null ? null : { more: [...more] }
    expect(hasPreview({ hasImagePreview: is }, art)).toBe(has)
  },
)

it('every title has one but Castle of Horror (specification, section 3)', async () => {
  const { artOf } = readPictures()
  const { titles } = await discoverTitles()
  const without = titles
    .map(({ manifest }) => manifest)
    .filter((manifest) => !hasPreview(manifest, artOf(manifest.uri)))
  expect(without.map(({ uri }) => uri)).toEqual(['castle-of-horror'])
})
