import {
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react'
import { UNSAFE_DataRouterStateContext as DataRouterStateContext } from 'react-router'
import { createSleep, type Sleep, wakeWhenNear } from './sleep.ts'
import './asleep.css'

interface Props {
  /** The element around it; a part of a list is an item. */
  readonly as?: 'div' | 'li'
  readonly children: ReactNode
}

/**
 * A part of the page that the server has written and React takes over only when it comes near the screen or is touched, so that a page
 * of a hundred games is awake as soon as one of ten. What is rendered in the browser from the beginning is awake at once.
 *
 * A change from above ends the sleep: React would hold a navigation back until the part can be taken over.
 */
export function Asleep({ as: Box = 'div', children }: Props) {
  const router = useContext(DataRouterStateContext)
  const [sleep] = useState(createSleep)
  const [first] = useState({ router, children })
  if (first.router !== router || first.children !== children) sleep.end()
  const watched = useCallback(
    (box: Element | null) => (box ? wakeWhenNear(box, sleep) : undefined),
    [sleep],
  )
  return (
    <Box ref={watched} className="asleep">
      <Suspense fallback={null}>
        <UntilAwake sleep={sleep}>{children}</UntilAwake>
      </Suspense>
    </Box>
  )
}

/** React leaves the server's writing alone as long as this waits. */
function UntilAwake({ sleep, children }: { sleep: Sleep; children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(neverChanges, no, yes)
  if (import.meta.env.SSR || !isTakenOver || sleep.isOver()) return children
  use(sleep.over)
  return children
}

const neverChanges = () => () => undefined
const yes = () => true
const no = () => false
