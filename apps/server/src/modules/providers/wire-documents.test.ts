import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { isSigned, signatureHeader } from './dialects/hub88/signature.ts'
import { bodies as hub88 } from './dialects/hub88/wire.ts'
import { bodies as jili } from './dialects/jili/wire.ts'
import { exampleMessages, wireInOpenapi } from './testing/wire-in-openapi.ts'

const at = (name: string): string =>
  fileURLToPath(new URL(`../../../../../docs/${name}`, import.meta.url))
const examples = z
  .object({ publicKey: z.string(), hub88: exampleMessages, jili: exampleMessages })
  .parse(JSON.parse(readFileSync(at('provider-examples.json'), 'utf8')))

it('there is an example of every call, and each is of the form that the house reads', () => {
  const dialects = [
    { bodies: hub88, told: examples.hub88 },
    { bodies: jili, told: examples.jili },
  ]
  for (const { bodies, told } of dialects) {
    expect(told.map(({ call }) => call)).toEqual(Object.keys(bodies))
    const forms: Readonly<Record<string, z.ZodType>> = bodies
    for (const { call, body } of told)
      expect(forms[call]?.safeParse(JSON.parse(body)).success).toBe(true)
  }
})

it('signatures of examples are of their very bytes', () => {
  const key = createPublicKey(examples.publicKey)
  for (const { body, headers } of examples.hub88) {
    expect(isSigned(Buffer.from(body), headers[signatureHeader], key)).toBe(true)
    const anew = Buffer.from(JSON.stringify(JSON.parse(body), null, 1))
    expect(isSigned(anew, headers[signatureHeader], key)).toBe(false)
  }
})

it('docs/providers-openapi.json tells the wire that is read; `vitest -u` writes it anew', async () => {
  const told = wireInOpenapi([
    { name: 'hub88', bodies: hub88, security: 'signature', examples: examples.hub88 },
    { name: 'jili', bodies: jili, security: 'secret', examples: examples.jili },
  ])
  await expect(`${JSON.stringify(told, null, 2)}\n`).toMatchFileSnapshot(
    at('providers-openapi.json'),
  )
})
