import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ownAssets, ownPictures } from './index-own.ts'

const games = fileURLToPath(new URL('../../../games', import.meta.url))

it.each(ownAssets(games))('%s/pictures.json tells of the pictures as they are', async (assets) => {
  const written: unknown = JSON.parse(readFileSync(join(assets, 'pictures.json'), 'utf8'))
  expect(written, 'npm run art -- pictures writes it anew').toEqual(await ownPictures(assets))
})
