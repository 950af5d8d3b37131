import { fillCounted } from '../shell/language/say.ts'
import { useHouse } from '../shell/house/house.tsx'
import { useStatus } from '../shell/session/client-context.tsx'
import './unread.css'

/** How many messages were not opened yet; nothing when there are none. */
export function Unread() {
  const { frame, language } = useHouse()
  const status = useStatus()
  if (!status.isLogged || status.unreadMessagesCount === 0) return null
  const count = status.unreadMessagesCount
  return (
    <>
      {' '}
      <span className="unread" aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      <span className="unseen">{fillCounted(frame.newMessages, count, language)}</span>
    </>
  )
}
