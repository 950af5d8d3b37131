import { globSync, readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { isRarePrize } from '@fairhouse/contract/entities/rare-prize'
import { describe, expect, it } from 'vitest'
import { languages } from '../app/shell/texts/languages.ts'
import { roundsInWords } from './rounds-of.ts'

const games = new URL('../../../games/', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, games), 'utf8')
// A title without help is not offered yet.
const titles = globSync('*/help/en.md', { cwd: games }).map((path) => {
  const folder = path.split('/')[0] ?? ''
  const { uri, topPrize } = certificate.parse(JSON.parse(read(`${folder}/certificate.json`)))
  return { uri, topPrize, isRare: isRarePrize(topPrize) }
})

/** That nearly nobody meets it, as each language says it. */
const hardlyAnybody = {
  en: 'hardly any player will ever see it',
  de: 'Kaum jemand wird das je erleben',
  es: 'casi nadie llegará a verlo',
  pt: 'quase ninguém chegará a ver isso',
  fr: 'presque personne ne le verra jamais',
  ja: '実際に目にするプレイヤーはほとんどいません',
}

describe('a top win that is rarer than once in a hundred million rounds', () => {
  it('is there, and so are others', () => {
    expect(new Set(titles.map(({ isRare }) => isRare)).size).toBe(2)
  })

  it.each(titles)('is told to be so by the help of $uri, and no other is', ({ uri, ...title }) => {
    for (const language of languages) {
      const help = read(`${uri}/help/${language}.md`)
      if (!title.isRare) {
        expect(help).not.toContain(hardlyAnybody[language])
        continue
      }
      expect(help).toContain(hardlyAnybody[language])
      expect(help).toContain(roundsInWords(title.topPrize.oneIn, language))
    }
  })
})
