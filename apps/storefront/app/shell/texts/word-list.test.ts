import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { providers } from '@fairhouse/contract/entities/provider'
import { describe, expect, it } from 'vitest'
import { languages, type Language } from './languages.ts'

const root = new URL('../../../../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** The rows of a language's table in the list: chosen words and forbidden ones. */
const rowsOf = (list: string, language: Language) => {
  const [, section = ''] = list.split(new RegExp(`^## .*\\(${language}\\)$`, 'm'))
  const [table = ''] = section.split(/^## /m)
  return [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
    .map(([, idea = '', chosen = '', not = '']) => ({
      idea,
      chosen: quoted(chosen),
      forbidden: quoted(not),
    }))
    .filter(({ chosen }) => chosen.length > 0)
}

const quoted = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** A word by itself; with `…` whatever begins with it. Japanese sets no spaces between words. */
function whole(word: string, language: Language): RegExp {
  const stem = word.replace('…', '')
  if (language === 'ja') return new RegExp(stem, 'iu')
  return new RegExp(`(?<![\\p{L}-])${stem}${stem === word ? '(?![\\p{L}-])' : ''}`, 'iu')
}

/** Sentences of the specification, which stay as they are there. */
const ofSpecification = [
  'Please sign up or log in to play',
  'Log In Required',
  'Logged Out',
  'Ooops, something went wrong',
]
/** What the help of released games calls by a name; the help stays as it is, for par sheets hold its hash. */
const ofHelp = ['スペシャルシンボル']

/** What a file says: its literals, without values. Many sentences are functions, so their source is read. */
function saidIn(source: string): string[] {
  const literals = source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`/g)
  return [...literals]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((literal) => literal.replace(/\$?\{[^{}]*\}?/g, ' '))
    .map((said) =>
      [...ofSpecification, ...ofHelp].reduce((left, fixed) => left.replaceAll(fixed, ''), said),
    )
}

/** All that is said in a language; words that are only searched for may be any. */
function textsOf(language: Language): string[] {
  const folder = `apps/storefront/app/shell/texts/${language}/`
  const pages = readdirSync(new URL(folder, root))
    .filter((file) => file !== 'search-words.ts' && file !== 'index.ts')
    .map((file) => folder + file)
  const games = [
    'game-page/texts',
    'game-page/room/texts',
    'game-page/hall/texts',
    'game-page/deposit/texts',
    'rules/words',
    ...foldersOf('game-page/families', 'texts'),
    ...foldersOf('rules/families', 'words'),
  ].map((place) => `apps/storefront/${place}/${language}.ts`)
  const said = [...pages, ...games].flatMap((path) => saidIn(withoutImports(read(path))))
  return [...said, ...writtenIn(language)]
}

/** Lines of the written pages, without what is no word: facts, addresses, anchors, and names of pages and drawings. */
function writtenIn(language: Language): string[] {
  const folder = new URL(`apps/storefront/content/${language}/`, root)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  )
  return files
    .flatMap((path) => readFileSync(new URL(path, folder), 'utf8').split('\n'))
    .filter((line) => !/^(template|order|related|figure|updated):|^ +- \/|^::/.test(line))
    .map((line) => line.replace(/\{\{[^}]*\}\}|\{#[^}]*\}|\]\([^)]*\)/g, ' '))
    .map((line) => [...terms, ...names].reduce((left, term) => left.replaceAll(term, ' '), line))
}

/** Terms of their own, and where one is explained. */
const terms = ['house edge', 'RTP stands for return to player']
/** Names of providers are never translated. */
const names = providers.map(({ name }) => name)

/** Folders with sentences of their own in the folders of a place: one for each family of games. */
const foldersOf = (place: string, sentences: string): string[] =>
  readdirSync(new URL(`apps/storefront/${place}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${place}/${name}/${sentences}`)
    .filter((folder) => existsSync(new URL(`apps/storefront/${folder}/`, root)))

const withoutImports = (source: string): string => source.replace(/^import .*$/gm, '')

describe.each(languages)('the words of %s', (language) => {
  const rows = rowsOf(read('docs/words-in-languages.md'), language)
  const texts = textsOf(language)

  it('are listed for every idea', () => {
    expect(rows.length).toBeGreaterThanOrEqual(25)
    expect(texts.length).toBeGreaterThan(700)
  })

  it.each(rows)('for “$idea” are the chosen ones', ({ chosen, forbidden }) => {
    const unused = chosen.filter((word) => !texts.some((text) => isIn(text, word)))
    expect(unused, 'chosen, and never said').toEqual([])
    const said = forbidden.flatMap((word) =>
      texts.filter((text) => whole(word, language).test(text)).map((text) => `${word}: ${text}`),
    )
    expect(said, 'forbidden, and said').toEqual([])
  })
})

const isIn = (text: string, word: string): boolean =>
  text.toLowerCase().includes(word.toLowerCase())
