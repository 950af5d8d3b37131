import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { languages } from '../../shell/texts/languages.ts'

const content = new URL('../../../content/', import.meta.url)
const pagesOf = (language: string): string[] =>
  readdirSync(new URL(`${language}/`, content), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .toSorted()

const found = (text: string, what: RegExp): string[] =>
  [...text.matchAll(what)].map(([whole]) => whole).toSorted()

/** What of a page is no word, and must be the same in every language. */
function unsaid(path: string) {
  const text = readFileSync(new URL(path, content), 'utf8')
  return {
    facts: found(text, /\{\{[^}]+\}\}/g),
    addresses: found(text, /\]\((?:[^)"]+?)(?= "|\))/g),
    anchors: found(text, /\{#[^}]+\}/g),
    parts: found(text, /^::.*$/gm),
    notes: found(text, /^> \[![a-z]+\]/gm),
    headings: found(text, /^#{2,4} /gm),
    // As many entries in each list, and rows in each table.
    entries: found(text, /^ *(?:-|\d+[.]) |^\|/gm),
    machine: found(text, /^(?:template|order|figure): .*$/gm),
  }
}

describe.each(languages.filter((language) => language !== 'en'))(
  'written pages in %s',
  (language) => {
    it('are all there, and no others', () => {
      expect(pagesOf(language)).toEqual(pagesOf('en'))
    })

    it.each(pagesOf(language))(
      '%s has the facts, links, anchors and parts of its English page',
      (page) => {
        const { anchors, ...own } = unsaid(`${language}/${page}`)
        const { anchors: ofEnglish, ...english } = unsaid(`en/${page}`)
        expect(own).toEqual(english)
        // English headings may leave theirs to their words.
        expect(anchors).toEqual(expect.arrayContaining(ofEnglish))
      },
    )
  },
)
