import type { Features } from '@fairhouse/contract/features'
import { data, type LoaderFunctionArgs } from 'react-router'
import { pageContext } from '../../shell/house/context.ts'
import { type Language, languageOfPath } from '../../shell/texts/languages.ts'
import { promotionValues } from './promotions/promotion-values.ts'
import { promotionAt } from './promotions/promotions.server.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import { type PartFacts, partOf } from './parts.server.ts'
import { isDocument } from './is-document.ts'
import { drawings } from './drawings.server.ts'
import { fillFacts } from './facts.ts'
import { type Question, questionsIn } from './questions.ts'
import { type Heading, renderMarkdown, type Surroundings } from './render-markdown.ts'
import { chooseSections } from './sections.ts'
import { aboutProvider, languagesOf, type LegalTexts, writtenPage } from './written-pages.server.ts'

export interface PageCard {
  /** Below the language prefix. */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly language: Language
}

/** A written page as a browser gets it: rendered, with the words around it in the reader's language. */
export interface ContentPage {
  readonly path: string
  /** What the text is written in; English where there is no translation. */
  readonly language: Language
  readonly languages: readonly Language[]
  readonly template: string
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead: string
  readonly figure: string | null
  readonly updated: string
  /** The day of the last change, as the reader's language writes it. */
  readonly updatedOn: string
  readonly html: string
  readonly headings: readonly Heading[]
  readonly related: readonly PageCard[]
  /** The page above this one, such as the guide that a sub-guide belongs to. */
  readonly parent: PageCard | null
  /** Of a FAQ, for search engines; empty elsewhere. */
  readonly questions: readonly Question[]
}

/** What is said of a provider above its games. */
export interface ProviderText {
  /** What it is written in. */
  readonly language: Language
  /** Plain text. */
  readonly lead: string
  /** The rest, with a note where the provider's games are stand-ins. */
  readonly html: string
}

interface Asked {
  /** The reader's. */
  readonly language: Language
  readonly brand: string
  readonly features: Features
  /** Texts of the company, in place of the house's. */
  readonly legalTexts?: LegalTexts
  /** Whether a game has this address. */
  readonly isGame: (uri: string) => boolean
}

/** A page by its path below the language prefix; null: there is none. */
export function contentPage(path: string, asked: Asked & PartFacts): ContentPage | null {
  const page = writtenPage(path, asked.language, asked.legalTexts)
  if (page === null) return null
  const { language } = asked
  const { head, body } = page
  const fill = fillerFor(path, page.language, asked)
  const { html, headings } = renderMarkdown(fill(body), surroundingsOf(page.language, asked))
  return {
    path,
    language: page.language,
    languages: languagesOf(path, asked.legalTexts),
    template: head.template,
    title: fill(head.title),
    description: fill(head.description),
    heading: fill(head.heading),
    lead: fill(head.lead),
    figure: head.figure === undefined ? null : (drawings[head.figure] ?? null),
    updated: head.updated,
    updatedOn: dayIn(language, head.updated),
    html,
    headings,
    related: head.related.flatMap((one) => pageCard(one, asked) ?? []),
    parent: pageCard(path.replace(/\/[^/]+$/, ''), asked),
    questions: head.template === 'faq' ? questionsIn(html) : [],
  }
}

/** @param language what the page is written in. */
function fillerFor(
  path: string,
  language: Language,
  { brand, features }: Pick<Asked, 'brand' | 'features'>,
): (text: string) => string {
  const values = { brand, ...promotionValues(path, language) }
  const promotion = promotionAt(path)
  const holds = { ...features, ...(promotion && { open: promotion.state === 'open' }) }
  return (text) => fillFacts(chooseSections(text, holds), language, values)
}

/** @param language what the text is written in. */
const surroundingsOf = (
  language: Language,
  { language: reader, isGame, paymentMethods }: Pick<Asked, 'language' | 'isGame'> & PartFacts,
): Surroundings => ({
  address: (below) => `/${reader}${below === '/' ? '' : below}`,
  isDocument: (below) => isDocument(below, isGame),
  drawing: (name) => drawings[name],
  part: (name) => partOf(name, language, { paymentMethods }),
})

/** What another page says of a page to lead there; null: there is none. */
export function pageCard(path: string, asked: Omit<Asked, 'isGame'>): PageCard | null {
  const page = writtenPage(path, asked.language, asked.legalTexts)
  if (page === null) return null
  const fill = fillerFor(path, page.language, asked)
  const { heading, description } = page.head
  return { path, title: fill(heading), description: fill(description), language: page.language }
}

/** The written page at the address that is asked for. @throws 404 where there is none. */
export function loadContent({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const { pathname } = new URL(request.url)
  const language = languageOfPath(pathname)
  const { brand, features, paymentMethods, catalogue } = context.get(pageContext)
  const path = pathname.replace(/^\/[^/]+/, '').replace(/[.]data$/, '')
  const page = contentPage(path, {
    language,
    brand: brand.name,
    legalTexts: brand.legalTexts,
    features: features(),
    paymentMethods: paymentMethods(),
    isGame: (uri) => catalogue.find(uri) !== undefined,
  })
  if (page === null) throw data(null, { status: 404 })
  return { page, words: texts[language].content.around }
}

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** The short text about a provider for the page of its games; null where there is none. */
export function providerText(path: string, asked: Asked): ProviderText | null {
  const { language } = asked
  const text = aboutProvider(path, language)
  if (text === null) return null
  const fill = fillerFor(path, text.language, asked)
  const { html } = renderMarkdown(
    fill(text.body),
    surroundingsOf(text.language, { ...asked, paymentMethods: [] }),
  )
  return { language: text.language, lead: fill(text.head.lead), html }
}
