import { canonicalJson } from '@fairhouse/fairness/canonical'
import { keptHashes, releasedText } from '@fairhouse/games/released'
import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { rulesRoute } from './rules-route.ts'

const { answer } = rulesRoute({ releasedText })
const ask = (file: string) =>
  answer({ params: { file }, query: new URLSearchParams(), language: 'en', host: 'house' })

/** As `packages/game-math/released/README.md` tells it. */
function hashOf({ engine, definition, inner, ...more }: Record<string, unknown>): string {
  const said = isRecord(inner) ? { inner: hashOf(inner), ...more } : definition
  return hash('sha256', canonicalJson({ definition: said, engine }))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

describe('rules by their hash', () => {
  it.each(['castle-of-horror', 'candy-grotto', 'gold-rush-link'])(
    'of %s are those that have it, by a recipe that anybody can follow',
    async (uri) => {
      const hashes = keptHashes(uri)
      expect(hashes.length).toBeGreaterThan(0)
      for (const name of hashes) {
        const { status, body, headers } = await ask(`${name}.json`)
        const release: Record<string, unknown> = JSON.parse(body)
        expect(status).toBe(200)
        expect(hashOf(release)).toBe(name)
        expect(body).toBe(canonicalJson(release))
        expect(headers?.['cache-control']).toMatch(/immutable/)
      }
    },
  )

  it.each(['f'.repeat(64), `${'f'.repeat(64)}.json`, '../manifest.ts', '..%2fmanifest.ts', ''])(
    'are none at %s',
    async (file) => {
      expect((await ask(file)).status).toBe(404)
    },
  )
})
