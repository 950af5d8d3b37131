import type { CatalogueEntry } from '../catalogue-entry.ts'

const sample: CatalogueEntry = {
  id: 41_000,
  key: 'Evoplay-Sample',
  name: 'Sample',
  kind: 'slot',
  category: 1281,
  rtp: 0.96,
  volatility: 3,
  minStake: 20,
  maxStake: 10_000,
  maxWinX: 2000,
  mechanics: ['lines'],
  themes: ['fruit'],
  grid: '5x3',
  ways: 20,
  since: '2026-01-01',
  devices: ['desktop', 'mobile'],
  currencies: ['USD', 'CREDIT'],
  hasImagePreview: false,
  sandbox: true,
}

/** A line of a catalogue file that differs from a good one in what is given; a key given as undefined is left out. */
export const line = (changes: { readonly [Key in keyof CatalogueEntry]?: unknown } = {}): string =>
  JSON.stringify({ ...sample, ...changes })

/** A catalogue file of these lines. */
export const fileOf = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`${lines.join('\n')}\n`)
