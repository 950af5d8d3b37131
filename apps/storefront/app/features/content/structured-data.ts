import type { House } from '../../shell/house/house.tsx'
import type { ContentPage } from './content-page.server.ts'

type Json = { [key: string]: string | number | Json | Json[] }

/** What search engines read of a written page: where it lies, what it is, and a FAQ's questions. */
export function structuredData(
  { origin, brand }: Pick<House, 'origin' | 'brand'>,
  page: ContentPage,
): Json[] {
  const address = (path: string): string => `${origin}/${page.language}${path}`
  const publisher = { '@type': 'Organization', name: brand, url: origin }
  const about: Json = {
    '@context': 'https://schema.org',
    '@type': page.template === 'guide' ? 'Article' : 'WebPage',
    headline: page.heading,
    name: page.title,
    description: page.description,
    inLanguage: page.language,
    dateModified: page.updated,
    url: address(page.path),
    publisher,
  }
  return [
    about,
    ...(page.parent === null ? [] : [breadcrumbs(page, page.parent, address)]),
    ...(page.questions.length === 0 ? [] : [questionsOf(page)]),
  ]
}

function breadcrumbs(
  page: ContentPage,
  parent: NonNullable<ContentPage['parent']>,
  address: (path: string) => string,
): Json {
  const steps = [
    { name: parent.title, item: address(parent.path) },
    { name: page.heading, item: address(page.path) },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  }
}

const questionsOf = (page: ContentPage): Json => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: page.questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
