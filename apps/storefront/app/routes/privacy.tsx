import { lazy, Suspense } from 'react'
import { useHouse } from '../language/house.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { TextPage } from '../pages/text-page.tsx'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/privacy.ts'

const ConsentChoices = lazy(async () => ({
  default: (await import('../consent/consent-choices.tsx')).ConsentChoices,
}))

export const loader = ({ request }: Route.LoaderArgs) =>
  texts[languageOfPath(new URL(request.url).pathname)].privacy

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: '/privacy',
  })

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { outside } = useHouse()
  return (
    <>
      <TextPage texts={loaderData} />
      {outside === null ? null : (
        <Suspense fallback={null}>
          <ConsentChoices outside={outside} />
        </Suspense>
      )}
    </>
  )
}
