import { shareDone } from './share-done.ts'
import { useMissions } from './use-missions.ts'
import './mission-ring.css'

/** How far the missions of the day have come, as a ring around the avatar. Decoration: the page of missions says it in words. */
export function MissionRing() {
  const { shown } = useMissions()
  if (shown === null || shown === 'failed' || shown.today.length === 0) return null
  return (
    <svg className="mission-ring" viewBox="0 0 44 44" aria-hidden="true">
      <circle
        cx="22"
        cy="22"
        r="20.5"
        pathLength="100"
        strokeDasharray={`${100 * shareDone(shown.today)} 100`}
      />
    </svg>
  )
}
