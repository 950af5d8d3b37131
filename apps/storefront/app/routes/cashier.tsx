import { buttonClass } from '@fairhouse/ui/button'
import { data, Link } from 'react-router'
import { FullPage } from '../errors/full-page.tsx'
import { useHouse, useWriting } from '../language/house.tsx'
import { languageOfPath } from '../language/languages.ts'
import { pageMeta } from '../pages/page-meta.ts'
import { texts } from '../texts/texts.server.ts'
import type { Route } from './+types/cashier.ts'

/** Until these two pages of the cashier open, to which errors lead, they say so. */
export function loader({ request, params }: Route.LoaderArgs) {
  const { what } = params
  if (what !== 'deposit' && what !== 'bonus') throw data(null, { status: 404 })
  const { title, description, ...words } =
    texts[languageOfPath(new URL(request.url).pathname)].cashier
  return { title, description, heading: words[`${what}Heading`], text: words[what] }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, params }) =>
  pageMeta(matches[0].loaderData?.house, {
    title: loaderData?.title ?? '',
    description: loaderData?.description ?? '',
    path: `/cashier/${params.what}`,
    listed: false,
  })

export default function Cashier({ loaderData }: Route.ComponentProps) {
  const { errors } = useHouse()
  const { path } = useWriting()
  return (
    <FullPage title={loaderData.heading} text={loaderData.text}>
      <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
        {errors.buttons.goToGames}
      </Link>
    </FullPage>
  )
}
