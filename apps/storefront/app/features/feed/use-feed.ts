import type { FeedFrame } from '@fairhouse/contract/topics/feed'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { browserLine } from '../../../line/browser-line.ts'
import { createLine, isTold } from '../../../line/line.ts'
import { afterFrame, type FeedLists } from './feed-lists.ts'

/** Who wants no motion sees changes no more often than this. */
const calmMs = 10_000

/**
 * The lists of the feed as the house tells them while `box` is on screen; null before the first. While it is paused they stay as they are.
 */
export function useFeed(box: RefObject<Element | null>, paused: boolean): FeedLists | null {
  const [shown, setShown] = useState<FeedLists | null>(null)
  const known = useRef<FeedLists | null>(null)
  const isPaused = useRef(paused)
  useEffect(() => {
    isPaused.current = paused
    if (!paused) setShown(known.current)
  }, [paused])

  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    let shownAt = 0
    const line = createLine({
      ...browserLine,
      topics: () => ['feed'],
      hear(frame) {
        if (!isTold<FeedFrame>(frame, 'feed')) return
        known.current = afterFrame(known.current, frame)
        const waits = isCalm && performance.now() - shownAt < calmMs
        // Somebody may have been taken out of a snapshot: it is never held back.
        if (!frame.snapshot && (isPaused.current || waits)) return
        shownAt = performance.now()
        setShown(known.current)
      },
    })
    const watcher = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting === true) line.start()
      else line.stop()
    })
    if (box.current) watcher.observe(box.current)
    return () => {
      watcher.disconnect()
      line.stop()
    }
  }, [box])
  return shown
}
