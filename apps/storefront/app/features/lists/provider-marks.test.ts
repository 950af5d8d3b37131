import { readFileSync } from 'node:fs'
import { providers } from '@fairhouse/contract/entities/provider'
import { expect, it } from 'vitest'

it('every provider has a mark', () => {
  const sprite = readFileSync(
    new URL('../../../public/provider-marks.svg', import.meta.url),
    'utf8',
  )
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => `/${id}`)
  expect(drawn.toSorted()).toEqual(providers.map(({ path }) => path).toSorted())
})
