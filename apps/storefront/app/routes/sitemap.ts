import { pageContext } from '../context.ts'
import { languages } from '../language/languages.ts'
import { everyPage } from '../pages/every-page.server.ts'
import type { Route } from './+types/sitemap.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { origin, games } = context.get(pageContext)
  const paths = [...everyPage, ...games.map(({ uri }) => `/${uri}`)]
  const entries = paths.flatMap((path) =>
    languages.map((language) => entry(origin, path, language)),
  )
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

function entry(origin: string, path: string, language: string): string {
  const address = (tag: string): string => `${origin}/${tag}${path === '/' ? '' : path}`
  const others = languages
    .map((tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(tag)}"/>`)
    .join('')
  return `<url><loc>${address(language)}</loc>${others}</url>`
}
