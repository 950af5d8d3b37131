import { buttonClass } from '@fairhouse/ui/button'
import { Form, Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { GameRow } from '../games/game-row.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Missing } from './missing.ts'
import '@fairhouse/ui/field.css'
import './missing-page.css'

/** Nothing is here: says so, and helps to find what was meant. */
export function MissingPage({ missing }: { missing: Missing }) {
  const { errors, frame } = useHouse()
  const { path } = useWriting()
  const { texts, wanted, suggestions } = missing
  return (
    <div className="missing frame-width">
      <FullPage {...errors.client.pageNotFound} code="404">
        <Form className="missing-search" role="search" action={path('/search')}>
          <label htmlFor="missing-search">{texts.missingSearch}</label>
          <div>
            <input
              id="missing-search"
              className="entry"
              type="search"
              name="q"
              defaultValue={wanted}
            />
            <button type="submit" className={buttonClass({ rank: 'first' })}>
              {texts.missingSearchButton}
            </button>
          </div>
        </Form>
        <Link className={buttonClass()} to={path('/lobby')}>
          {errors.buttons.goToGames}
        </Link>
        <Link className={buttonClass()} to={path('/')}>
          {frame.home}
        </Link>
      </FullPage>
      <GameRow title={texts.missingSuggestions} games={suggestions} />
    </div>
  )
}
