import { data, Link } from 'react-router'
import { FullPage } from '../errors/full-page.tsx'
import { useHouse, useWriting } from '../language/house.tsx'
import { pageMeta } from '../pages/page-meta.ts'
import type { Route } from './+types/not-found.ts'

export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = ({ matches }) => {
  const house = matches[0].loaderData?.house
  return [
    { title: `${house?.errors.client.pageNotFound.title ?? ''} – ${house?.brand ?? ''}` },
    ...pageMeta(house, { title: '', description: '', path: '/', listed: false }).filter(
      (tag) => 'name' in tag && tag.name === 'robots',
    ),
  ]
}

export default function NotFound() {
  const { errors, frame } = useHouse()
  const { path } = useWriting()
  return (
    <FullPage {...errors.client.pageNotFound} code="404">
      <Link className="button button-first" to={path('/lobby')}>
        {errors.buttons.goToGames}
      </Link>
      <Link className="button" to={path('/')}>
        {frame.home}
      </Link>
    </FullPage>
  )
}
