import { Suspense } from 'react'
import { contentMeta } from '../features/content/content-meta.ts'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContent } from '../features/content/content-page.server.ts'
import { houseOf } from '../shell/house/house-of.ts'
import { useHouse } from '../shell/house/house.tsx'
import type { Route } from './+types/privacy.ts'
import { later } from '../shell/waking/later.ts'

const ConsentChoices = later(
  async () => (await import('../shell/consent/consent-choices.tsx')).ConsentChoices,
)

export const loader = loadContent

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  contentMeta(houseOf(matches), loaderData?.page)

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { outside } = useHouse()
  return (
    <>
      <ContentPage {...loaderData} />
      {outside === null ? null : (
        <Suspense fallback={null}>
          <ConsentChoices outside={outside} />
        </Suspense>
      )}
    </>
  )
}
