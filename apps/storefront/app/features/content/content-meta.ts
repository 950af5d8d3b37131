import type { MetaDescriptor } from 'react-router'
import type { House } from '../../shell/house/house.tsx'
import { pageMeta } from '../../shell/page/page-meta.ts'
import type { ContentPage } from './content-page.server.ts'
import { structuredData } from './structured-data.ts'

/** As `pageMeta`, but a page that shows its English text in another language names the English address as the one that counts. */
export function contentMeta(
  house: House | undefined,
  page: ContentPage | undefined,
): MetaDescriptor[] {
  if (house === undefined || page === undefined) return pageMeta(house, empty)
  const meta = pageMeta(house, {
    title: `${page.title} – {brand}`,
    description: page.description,
    path: page.path,
  })
  const written: readonly string[] = [...page.languages, 'x-default']
  const canonical = `${house.origin}/${page.language}${page.path}`
  const own = meta.filter(
    (tag) => !('hrefLang' in tag) || written.some((language) => language === tag['hrefLang']),
  )
  return [
    ...own.map((tag) =>
      'rel' in tag && tag['rel'] === 'canonical' ? { ...tag, href: canonical } : tag,
    ),
    ...structuredData(house, page).map((data) => ({ 'script:ld+json': data })),
  ]
}

const empty = { title: '', description: '', path: '/' }
