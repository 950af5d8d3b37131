import { lazy, type ReactNode, Suspense } from 'react'
import { useHouse } from '../language/house.tsx'
import { useClient, useStore } from '../session/client-context.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Notices } from './notices.tsx'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import './frame.css'

const ErrorPage = lazy(async () => ({
  default: (await import('../errors/error-page.tsx')).ErrorPage,
}))

/** What surrounds every page: rail and top bar on a desktop, a bar within the thumb's reach on a phone. */
export function Frame({ children }: { children: ReactNode }) {
  const { frame } = useHouse()
  const error = useStore(useClient().error)
  return (
    <div className="frame">
      <a className="frame-skip" href="#content">
        {frame.skip}
      </a>
      <TopBar />
      <Rail />
      <div className="frame-room">
        <Notices />
        <main id="content" className="frame-page" tabIndex={-1}>
          {error === null ? (
            children
          ) : (
            <Suspense fallback={null}>
              <ErrorPage key={error.code} error={error} />
            </Suspense>
          )}
        </main>
        <Footer />
      </div>
      <BottomBar />
    </div>
  )
}
