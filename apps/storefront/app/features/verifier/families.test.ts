import { families } from '@fairhouse/contract/families/all'
import { folderOf } from '@fairhouse/contract/families/folder-of'
import { roundEvent } from '@fairhouse/contract/rounds/round'
import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { eventName } from './event-words.ts'
import type { VerifierFamily } from './families/family.ts'

const tellers = import.meta.glob<{ readonly family: VerifierFamily }>('./families/*/index.tsx', {
  eager: true,
})
const manifests = import.meta.glob<GameManifest>('../../../../../games/*/manifest.ts', {
  import: 'manifest',
  eager: true,
})
const goldens = import.meta.glob<{ readonly rounds: readonly { readonly events: unknown[] }[] }>(
  '../../../../../games/*/golden.json',
  { import: 'default', eager: true },
)

const familyOf = (name: string): VerifierFamily | undefined =>
  tellers[`./families/${folderOf(name)}/index.tsx`]?.family

/** Titles that the house offers: those that are drawn. */
const drawn = import.meta.glob('../../../../../games/*/client/index.ts')
const offered = Object.entries(goldens).filter(
  ([path]) => path.replace('golden.json', 'client/index.ts') in drawn,
)

it('folders of who tells rounds are those of families', () => {
  const folders = Object.keys(families).map((name) => `./families/${folderOf(name)}/index.tsx`)
  expect(folders).toEqual(expect.arrayContaining(Object.keys(tellers)))
})

describe.each(offered)('golden rounds of %s', (path, { rounds }) => {
  it('have words for each event in every language, and boards', async () => {
    const family = manifests[path.replace('golden.json', 'manifest.ts')]?.family ?? ''
    const told = rounds.map(({ events }) => events.map((event) => roundEvent.parse(event)))
    for (const language of languages) {
      const teller = await familyOf(family)?.load(language)
      if (!teller) throw new Error(`nobody tells rounds of ${family}`)
      const { eventNames } = texts[language].verify
      for (const event of told.flat()) {
        const name = eventName(eventNames, teller, event)
        expect(name, event.type).not.toBe('')
        expect(name, event.type).not.toMatch(/[{}]|undefined/)
      }
    }
    const teller = await familyOf(family)?.load('en')
    const labels = { said: 'played', recounted: 'recomputed' }
    for (const events of told) {
      const pairs = events.map((event) => ({ recounted: event, said: event, agrees: true }))
      const boards = teller?.boards(pairs, labels) ?? []
      expect(boards.length).toBeGreaterThan(0)
      for (const { recounted, caption } of boards) {
        expect(caption).not.toBe('')
        expect(renderToStaticMarkup(recounted)).not.toBe('')
      }
    }
  })
})
