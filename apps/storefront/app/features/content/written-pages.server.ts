import { isLanguage, type Language, languages } from '../../shell/texts/languages.ts'
import { readWrittenPage, type WrittenPage } from './front-matter.ts'

const sources = import.meta.glob<string>('../../../content/*/**/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const shelf = new Map<string, WrittenPage>()
for (const [file, source] of Object.entries(sources)) {
  const [, language, path] = /content\/(\w+)(\/.+)[.]md$/.exec(file) ?? []
  if (!isLanguage(language) || path === undefined) throw new Error(`${file}: of no language`)
  try {
    shelf.set(`${language}${path}`, readWrittenPage(source))
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause })
  }
}

/** Texts of the company by language and path, as the operator wrote them. */
export type LegalTexts = Readonly<Record<string, string>>

const readTexts = new Map<string, WrittenPage>()

/** What a company wrote, read once. */
function ofCompany(source: string): WrittenPage {
  const page = readTexts.get(source) ?? readWrittenPage(source)
  readTexts.set(source, page)
  return page
}

/** A page in a language, or the English one where there is no translation; in the company's own words where it has some. */
export function writtenPage(
  path: string,
  language: Language,
  legalTexts: LegalTexts = {},
): (WrittenPage & { readonly language: Language }) | null {
  // Where the company wrote the page in one language, the house's own translation would say something else.
  const own = [language, languages[0]].find((one) => legalTexts[one + path] !== undefined)
  const text = own && legalTexts[own + path]
  if (own && text !== undefined) return { ...ofCompany(text), language: own }
  for (const one of [language, languages[0]]) {
    const page = shelf.get(one + path)
    if (page !== undefined) return { ...page, language: one }
  }
  return null
}

/** Languages that a page is written in, the default first; of a page of the company's own, those that do not show it in another. */
export const languagesOf = (path: string, legalTexts: LegalTexts = {}): readonly Language[] =>
  languages.filter((language) => writtenPage(path, language, legalTexts)?.language === language)

/** Where texts about providers lie; they stand on the pages of their games, not on pages of their own. */
const aboutProviders = '/providers/'

/** Paths of all written pages below the language prefix, by their order. */
export const writtenPaths: readonly string[] = [...shelf]
  .filter(([key]) => key.startsWith(`${languages[0]}/`))
  .map(([key, { head }]) => ({ path: key.slice(languages[0].length), order: head.order }))
  .filter(({ path }) => !path.startsWith(aboutProviders))
  .toSorted((left, right) => left.order - right.order || left.path.localeCompare(right.path))
  .map(({ path }) => path)

/** Every text with its file's name, also those that have no page of their own. */
export const everyText: readonly (readonly [string, WrittenPage])[] = [...shelf]

/** The text about a provider, by the path of its page. */
export const aboutProvider = (path: string, language: Language) =>
  writtenPage(aboutProviders + path.slice(1), language)
