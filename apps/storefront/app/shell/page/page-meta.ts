import type { MetaDescriptor } from 'react-router'
import { fill } from '../language/say.ts'
import type { House } from '../house/house.tsx'
import { languages } from '../texts/languages.ts'

interface Page {
  readonly title: string
  readonly description: string
  /** Below the language prefix. */
  readonly path: string
  /** False for pages that search engines have no use for. */
  readonly listed?: boolean
  /** Address of a picture for previews, or its path here. */
  readonly picture?: string | undefined
}

/** Title, description, canonical address and the same page in other languages. `house` is missing when the page broke. */
export function pageMeta(house: House | undefined, page: Page): MetaDescriptor[] {
  if (!house) return [{ title: 'Fairhouse' }]
  const { origin, brand, language } = house
  const title = fill(page.title, { brand })
  const address = (tag: string): string => `${origin}/${tag}${page.path === '/' ? '' : page.path}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.listed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: address(language) },
    ...languages.map((tag) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: tag,
      href: address(tag),
    })),
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: address(languages[0]) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand },
    { property: 'og:url', content: address(language) },
    ...(page.picture
      ? [{ property: 'og:image', content: new URL(page.picture, origin).href }]
      : []),
  ]
}

/** Title of the page that stands where nothing is; it has no address of its own and nobody should list it. */
export function missingMeta(house: House | undefined): MetaDescriptor[] {
  if (!house) return [{ title: 'Fairhouse' }]
  return [
    { title: `${house.errors.client.pageNotFound.title} – ${house.brand}` },
    { name: 'robots', content: 'noindex' },
  ]
}
