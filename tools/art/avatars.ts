// Copies the definitions that players' pictures are drawn from out of DiceBear's collection, which mixes licences: only CC0 ones.
import { copyFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

const kinds = ['planets', 'critters', 'lorelei', 'sprouts']
const definition = z.object({
  meta: z.object({ license: z.object({ name: z.literal('CC0 1.0') }) }),
})
const assets = new URL('../../apps/server/src/modules/identity/avatars/assets/', import.meta.url)

for (const kind of kinds) {
  const from = fileURLToPath(import.meta.resolve(`@dicebear/styles/${kind}.json`))
  definition.parse(JSON.parse(readFileSync(from, 'utf8')))
  copyFileSync(from, new URL(`${kind}.json`, assets))
  console.log(`copied ${kind}`)
}
