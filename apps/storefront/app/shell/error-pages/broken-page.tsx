import { Button } from '@fairhouse/ui/button'
import { isRouteErrorResponse } from 'react-router'
import { useHouseIfLoaded } from '../house/use-house-if-loaded.ts'
import { FullPage } from './full-page.tsx'
import { lastResort } from '../errors/last-resort.ts'
import { useBackOnline } from '../session/use-back-online.ts'

const reload = (): void => location.reload()

/**
 * What is left when a page could not be made: one sentence and a way on, in words that need no server. It tries again by itself when the
 * connection is back.
 */
export function BrokenPage({ error }: { error: unknown }) {
  const house = useHouseIfLoaded()
  useBackOnline(reload)
  const words = house
    ? { ...house.errors.client, reload: house.errors.buttons.reload, home: house.frame.home }
    : lastResort
  const isOffline = typeof navigator === 'object' && !navigator.onLine
  const { title, text } = isOffline ? words.connectionLost : words.loadingPageError
  return (
    <FullPage title={title} text={text} code={codeOf(error, isOffline)}>
      <Button rank="first" onClick={reload}>
        {words.reload}
      </Button>
      <a className="button" href="/">
        {words.home}
      </a>
    </FullPage>
  )
}

function codeOf(error: unknown, isOffline: boolean): string {
  if (isRouteErrorResponse(error)) return String(error.status)
  return isOffline ? 'CONNECTION_LOST' : 'LOADING_PAGE_ERROR'
}
