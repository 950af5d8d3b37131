import { families } from '@fairhouse/contract/families/all'
import { folderOf } from '@fairhouse/contract/families/folder-of'
import { type Certificate, certificate } from '@fairhouse/contract/entities/certificate'
import type { Game } from '@fairhouse/game-math/game'
import { describe, expect, it } from 'vitest'
import type { FigureVoice } from './certified-cards.ts'
import type { FamilyRules, RuleTeller } from './family-rules.ts'
import type { RuleCard, RuleVoice } from './rule-card.ts'
import { ruleWords } from './words/en.ts'

const rules = import.meta.glob<{ readonly rules: FamilyRules }>('./families/*/index.ts', {
  eager: true,
})
const maths = import.meta.glob<{ readonly game: Game }>('../../../games/*/math.ts')
const certificates = import.meta.glob<unknown>('../../../games/*/certificate.json', {
  import: 'default',
  eager: true,
})
const languages = ['en', 'de', 'es', 'pt', 'fr', 'ja'] as const

const voice: RuleVoice & FigureVoice = {
  words: ruleWords,
  language: 'en',
  amount: (units) => `${units} units`,
  figure: (units) => String(units),
  money: (minorUnits) => String(minorUnits),
  percent: (ratio) => `${ratio * 100}%`,
  symbolName: (symbol) => symbol,
  number: (value) => String(value),
  list: (parts) => parts.join(', '),
  either: (parts) => parts.join(' or '),
}

const rulesOf = (family: string): FamilyRules | undefined =>
  rules[`./families/${folderOf(family)}/index.ts`]?.rules

/** Titles that the house offers: those that are drawn. */
const drawn = import.meta.glob('../../../games/*/client/index.ts')
const offered = Object.keys(certificates).filter(
  (path) => path.replace('certificate.json', 'client/index.ts') in drawn,
)

it('folders of rules are those of families', () => {
  const folders = Object.keys(families).map((family) => `./families/${folderOf(family)}/index.ts`)
  expect(folders).toEqual(expect.arrayContaining(Object.keys(rules)))
})

/** All that a player is told of a game, card by card. */
function cardsOf(game: Game, proven: Certificate, teller: RuleTeller): readonly RuleCard[] {
  return [...teller.cards(game.paytable, voice), ...(teller.certified?.(proven, voice) ?? [])]
}

describe.each(offered)('%s', async (path) => {
  const { game } = (await maths[path.replace('certificate.json', 'math.ts')]?.()) ?? {}
  if (!game) throw new Error(`${path} certifies nothing`)
  const { paytable } = game
  const proven = certificate.parse(certificates[path])
  const parts = [
    ...proven.split.map(({ part }) => part),
    ...proven.featureOneIn.map(({ feature }) => feature),
  ]

  it.each(languages)('is told in %s, with a name for each part of its return', async (language) => {
    const teller = await rulesOf(paytable.family)?.load(language)
    if (!teller) throw new Error(`nobody tells the rules of ${paytable.family}`)
    expect(teller.how(paytable, voice).length).toBeGreaterThan(0)
    const table = teller.table(paytable, voice)
    for (const { pays } of table?.rows ?? []) expect(pays).toHaveLength(table?.columns.length ?? 0)
    for (const { title, sentences } of cardsOf(game, proven, teller)) {
      expect(title).not.toBe('')
      expect(sentences.join(' ')).not.toMatch(/undefined|NaN|\[object/)
    }
    expect(parts.filter((part) => teller.partName(part) === null)).toEqual([])
  })
})
