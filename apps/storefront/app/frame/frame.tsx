import { type ReactNode, Suspense } from 'react'
import { useLongPress } from '../features/games/use-long-press.ts'
import { useHouse } from '../shell/house/house.tsx'
import { useClient, useStore } from '../shell/session/client-context.tsx'
import { AccountFlags } from './flags/account-flags.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { Footer } from './footer.tsx'
import { Notices } from './notices.tsx'
import { Rail } from './rail.tsx'
import { useStayWhenOffline } from './stay-when-offline.ts'
import { TopBar } from './top-bar.tsx'
import { later } from '../shell/waking/later.ts'
import './frame.css'

const ErrorPage = later(async () => (await import('../shell/error-pages/error-page.tsx')).ErrorPage)

const SearchHost = later(
  async () => (await import('../features/search/search-host.tsx')).SearchHost,
)

/** What surrounds every page: rail and top bar on a desktop, a bar within the thumb's reach on a phone. */
export function Frame({ children }: { children: ReactNode }) {
  const { frame } = useHouse()
  const error = useStore(useClient().error)
  useLongPress()
  return (
    <div className="frame">
      <StayWhenOffline />
      <a className="frame-skip" href="#content">
        {frame.skip}
      </a>
      <TopBar />
      <Rail />
      <div className="frame-room">
        <AccountFlags />
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
      <Suspense fallback={null}>
        <SearchHost />
      </Suspense>
    </div>
  )
}

/** On its own, because the router has it rendered a second time: the frame would be, with all that sleeps in it. */
function StayWhenOffline() {
  useStayWhenOffline()
  return null
}
