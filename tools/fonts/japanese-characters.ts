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

/** What `fonts.css` leaves to the Japanese face: kana, marks, ideographs, full-width forms. */
const japanese = /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/gu

/** Kana and marks are few and whatever a player reads may need one, so all of them come along. */
const always = `${between(0x3001, 0x3003)}${between(0x3005, 0x3015)}${between(0x3041, 0x3096)}${between(0x30a1, 0x30fe)}`

/** Every Japanese character that a text of the house uses, in the order of code points. */
export function japaneseCharacters(): string {
  const files = globSync(sources, { cwd: root, exclude: (path) => elsewhere.test(basename(path)) })
  const used = files.flatMap((path) => readFileSync(join(root, path), 'utf8').match(japanese) ?? [])
  return [...new Set([...Array.from(always), ...used])].toSorted().join('')
}
