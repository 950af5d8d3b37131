import { Suspense } from 'react'
import type { Texts } from '../../shell/texts/texts.ts'
import { later } from '../../shell/waking/later.ts'
// With the page, not with the script: what the server has written is in its place from the beginning.
import './feed.css'

const FeedPanel = later(async () => (await import('./feed-panel.tsx')).FeedPanel)

/** The feed at the end of a page, whose script is fetched once somebody comes near. */
export function LateFeed({ texts }: { texts: Texts['feed'] }) {
  return (
    <Suspense fallback={null}>
      <FeedPanel texts={texts} />
    </Suspense>
  )
}
