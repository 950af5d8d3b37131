import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { ownStudio, providers } from '@fairhouse/contract/entities/provider'
import { languagesOf, type LegalTexts, writtenPage } from '../content/written-pages.server.ts'
import { isPlayable } from '../games/playable.ts'
import { type Language, languages } from '../../shell/texts/languages.ts'
import { everyPage } from './every-page.server.ts'

interface Entry {
  /** Below the language prefix. */
  readonly path: string
  /** In which it is written. */
  readonly languages: readonly Language[]
  /** ISO 8601 date of its last change, where one is known. */
  readonly changed: string | null
}

/** Of each language's site map; search engines are told all of them by `/sitemap.xml`. */
export const siteMapPath = (language: Language): string => `/sitemaps/${language}.xml`

/** The maps of all languages. */
export function siteMapIndex(origin: string): string {
  const maps = languages.map(
    (language) => `<sitemap><loc>${origin}${siteMapPath(language)}</loc></sitemap>`,
  )
  return xml('sitemapindex', '', maps)
}

interface Mapped {
  readonly catalogue: PageCatalogue
  /** Games of providers are invented, those that can be played too. */
  readonly demo: boolean
  /** Texts of the company, in place of the house's. */
  readonly legalTexts: LegalTexts
}

/** Every page that a search engine should know in a language, each with the same page in the others. */
export function siteMap(origin: string, language: Language, mapped: Mapped): string {
  const urls = entriesOf(mapped)
    .filter((entry) => entry.languages.includes(language))
    .map((entry) => urlOf(origin, language, entry))
  return xml('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', urls)
}

function entriesOf({ catalogue, demo, legalTexts }: Mapped): Entry[] {
  const isReal = ({ provider }: { readonly provider: number }): boolean =>
    !demo || provider === ownStudio
  const inAll = (path: string, changed: string | null = null): Entry => ({
    path,
    languages,
    changed,
  })
  return [
    ...everyPage.map((path) => written(path, legalTexts) ?? inAll(path)),
    // Lists of one player are nobody else's business, and those with nothing to play are of no use.
    ...gameLists
      .filter(({ id, of }) => of === 'everybody' && catalogue.list(id)?.some(isPlayable))
      .map(({ path }) => inAll(path)),
    ...providers
      .filter(({ id }) => catalogue.ofProvider(id).some((game) => isPlayable(game) && isReal(game)))
      .map(({ path }) => inAll(path)),
    // Titles that we invented are not what anybody looks for.
    ...catalogue.games
      .filter((game) => isPlayable(game) && isReal(game))
      .map(({ id, uri }) => inAll(`/games/${uri}`, catalogue.details(id).since)),
  ]
}

function written(path: string, legalTexts: LegalTexts): Entry | null {
  const page = writtenPage(path, languages[0], legalTexts)
  return page && { path, languages: languagesOf(path, legalTexts), changed: page.head.updated }
}

function urlOf(origin: string, language: Language, { path, languages: others, changed }: Entry) {
  const address = (tag: string): string =>
    escapeXml(encodeURI(`${origin}/${tag}${path === '/' ? '' : path}`))
  const alternates = others.map(
    (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(tag)}"/>`,
  )
  const date = changed === null ? '' : `<lastmod>${changed}</lastmod>`
  return `<url><loc>${address(language)}</loc>${date}${alternates.join('')}</url>`
}

const xml = (root: string, attributes: string, lines: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${attributes}>
${lines.join('\n')}
</${root}>
`

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
