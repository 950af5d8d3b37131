import type { Names } from '@fairhouse/stage/titles/names'
import { nameIn } from '@fairhouse/stage/titles/names'
import { describe, expect, it } from 'vitest'

interface Symbols {
  /** Of a game with symbols: others name what their families have. */
  readonly definition: { readonly symbols?: readonly string[] }
}

const clients = import.meta.glob<{ readonly names?: Names }>('./*/client/names.ts', { eager: true })
interface KeptSymbols {
  readonly definition?: { readonly symbols: readonly string[] }
  readonly inner?: { readonly definition: { readonly symbols: readonly string[] } }
}
const released = import.meta.glob<KeptSymbols>('./*/released/*.json', {
  eager: true,
  import: 'default',
})
/** Rounds of every version are shown again, so a client knows what any of them could show. */
const releasedSymbols = (uri: string): readonly string[] =>
  Object.entries(released).flatMap(([path, { definition, inner }]) =>
    path.split('/')[1] === uri ? ((inner?.definition ?? definition)?.symbols ?? []) : [],
  )
const maths = import.meta.glob<Symbols>('./*/math.ts')
const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const
/** They are called by their numbers in Japanese. */
const numbers = new Set(['10', '9'])

describe('the symbols of a title', () => {
  const named = Object.entries(clients).flatMap(([path, { names }]) =>
    names ? [{ uri: path.split('/')[1] ?? '', names }] : [],
  )
  it.each(named)('of $uri have names in every language', async ({ uri, names }) => {
    const load = maths[`./${uri}/math.ts`]
    const symbols = (load && (await load()).definition.symbols) ?? Object.keys(names.en)
    for (const language of languages) {
      const unnamed = [...symbols, ...releasedSymbols(uri)].filter(
        (symbol) => !numbers.has(symbol) && nameIn(names, symbol, 2, language) === symbol,
      )
      expect(unnamed, language).toEqual([])
    }
  })
})
