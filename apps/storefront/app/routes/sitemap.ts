import { pageContext } from '../shell/house/context.ts'
import { languages } from '../shell/texts/languages.ts'
import { siteMap, siteMapIndex, siteMapPath } from '../features/pages/site-map.server.ts'
import type { Route } from './+types/sitemap.ts'

/** `/sitemap.xml`, the list of site maps, and `/sitemaps/{lang}.xml`, each of them. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { origin, catalogue, demo, brand } = context.get(pageContext)
  const { pathname } = new URL(request.url)
  if (pathname === '/sitemap.xml') return answer(siteMapIndex(origin))
  const language = languages.find((one) => siteMapPath(one) === pathname)
  if (language === undefined) throw new Response(null, { status: 404 })
  return answer(siteMap(origin, language, { catalogue, demo, legalTexts: brand.legalTexts }))
}

const answer = (text: string): Response =>
  new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
