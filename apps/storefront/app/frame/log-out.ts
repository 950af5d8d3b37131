import { useNavigate } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { notice } from '../shell/notices/notices.ts'
import { useClient } from '../shell/session/client-context.tsx'
import { useFreshness } from '../shell/session/freshness-context.tsx'

/** Ends the session and goes home in place of the page one was on. */
export function useLogOut(): () => Promise<void> {
  const client = useClient()
  const freshness = useFreshness()
  const navigate = useNavigate()
  const { frame } = useHouse()
  const { path } = useWriting()
  return async () => {
    const before = client.status.get()
    const answer = await client.ask('logOut', {})
    if (!answer.ok) return
    freshness.signedOut()
    client.show(
      notice('INFO', before.isLogged && before.isGuest ? frame.guestLoggedOut : frame.loggedOut, {
        persistent: true,
      }),
    )
    await navigate(path('/'), { replace: true })
  }
}
