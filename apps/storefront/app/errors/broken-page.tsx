import { Button } from '@fairhouse/ui/button'
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router'
import type { loader } from '../house-loader.server.ts'
import { FullPage } from './full-page.tsx'
import { lastResort } from './last-resort.ts'

/** What is left when a page could not be made: one sentence and a way on, in words that need no server. */
export function BrokenPage({ error }: { error: unknown }) {
  const house = useRouteLoaderData<typeof loader>('root')?.house
  const words = house
    ? {
        title: house.errors.brokenTitle,
        text: house.errors.brokenText,
        reload: house.errors.buttons.reload,
        home: house.frame.home,
        offlineTitle: house.errors.offlineTitle,
        offline: house.errors.offlinePage,
      }
    : lastResort
  const isOffline = typeof navigator === 'object' && !navigator.onLine
  return (
    <FullPage
      title={isOffline ? words.offlineTitle : words.title}
      text={isOffline ? words.offline : words.text}
      {...(isRouteErrorResponse(error) ? { code: String(error.status) } : {})}
    >
      <Button rank="first" onClick={() => location.reload()}>
        {words.reload}
      </Button>
      <a className="button" href="/">
        {words.home}
      </a>
    </FullPage>
  )
}
