import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { measures } from './frames.ts'
import { kitUris, loadKitTitle } from '../titles/discover.ts'

const assetsOf = (uri: string): string =>
  fileURLToPath(new URL(`../../../games/${uri}/client/assets/`, import.meta.url))
const read = (uri: string, name: string): unknown =>
  JSON.parse(readFileSync(`${assetsOf(uri)}${name}`, 'utf8'))

const baked = kitUris().filter((uri) => existsSync(`${assetsOf(uri)}sounds.json`))

it.each(baked)('frame.json of %s tells how far its frame stands out', async (uri) => {
  const { scene: set } = await loadKitTitle(uri)
  const told = { wide: measures(set, 'wide').frame, tall: measures(set, 'tall').frame }
  expect(read(uri, 'frame.json')).toEqual(told)
})

/** What the stage falls silent or plays something poorer without. */
const heard = ['spin-start', 'reel-stop', 'anticipation', 'win-small', 'free-spins', 'music-base']

it.each(baked)('%s is heard', (uri) => {
  const { sounds } = z
    .object({ sounds: z.record(z.string(), z.unknown()) })
    .parse(read(uri, 'sounds.json'))
  expect(Object.keys(sounds)).toEqual(expect.arrayContaining(heard))
})
