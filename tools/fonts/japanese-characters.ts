import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { between } from './between.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Where sentences for players stand: texts, written pages, names and help of games, words of payments and letters. Sandboxes have pages of their
 * own, which load no face of ours.
 */
const sources = '{apps,games,packages}/**/*.{ts,tsx,md,json,yaml}'
const elsewhere = /^(node_modules|build|journeys|sandbox-(payments|provider))$|[.]test[.]tsx?$/

/** The written pages in Japanese, whose further characters have a face of their own. */
const written = 'apps/storefront/content/ja/'

/** What `fonts.css` leaves to the Japanese face: kana, marks, ideographs, full-width forms. */
const japanese = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/gu

/** Kana and marks are few and whatever a player reads may need one, so all of them come along. */
const always = `${between(0x3001, 0x3003)}${between(0x3005, 0x3015)}${between(0x3041, 0x3096)}${between(0x30a1, 0x30fe)}`

/** Every Japanese character of the face that all Japanese pages load, in the order of code points: those of all texts but the written pages. */
export function japaneseCharacters(): string {
  const files = globSync(sources, { cwd: root, exclude: (path) => elsewhere.test(basename(path)) })
  return inOrder([
    ...Array.from(always),
    ...usedIn(files.filter((path) => !path.startsWith(written))),
  ])
}

/** Every Japanese character of the written pages, in the order of code points. */
export const writtenCharacters = (): string =>
  inOrder(usedIn(globSync(`${written}**/*.md`, { cwd: root })))

/** Those of the written pages that the face of all pages lacks. */
export function furtherCharacters(): string {
  const there = new Set(japaneseCharacters())
  return inOrder(Array.from(writtenCharacters()).filter((sign) => !there.has(sign)))
}

const usedIn = (files: readonly string[]): string[] =>
  files.flatMap((path) => readFileSync(join(root, path), 'utf8').match(japanese) ?? [])

const inOrder = (signs: readonly string[]): string => [...new Set(signs)].toSorted().join('')
