import { NoticeStrip } from '@fairhouse/ui/notice-strip'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useHouse } from '../shell/house/house.tsx'
import { type Notice, notice } from '../shell/notices/notices.ts'
import { useClient, useStore } from '../shell/session/client-context.tsx'
import { reloadReasonKey, tabMemory } from '../shell/session/remember.ts'

const kinds = { ERROR: 'error', WARNING: 'warning', INFO: 'info' } as const

/** The notification strip. */
export function Notices() {
  const { frame } = useHouse()
  const client = useClient()
  const notices = useStore(client.notices)
  useConnectionNotice()
  usePassingNotices()
  useReloadReason()
  return (
    <section className="notices" aria-label={frame.notices}>
      {notices.map((shown) => (
        <NoticeStrip
          key={`${shown.type}${shown.message}${shown.code ?? ''}`}
          kind={kinds[shown.type]}
          kindName={frame[kinds[shown.type]]}
          message={shown.message}
          {...(shown.code === undefined ? {} : { code: String(shown.code) })}
          {...(shown.way ? { way: <Link to={shown.way.to}>{shown.way.name}</Link> } : {})}
          {...(shown.closable
            ? { close: { label: frame.close, act: () => client.close(shown) } }
            : {})}
        />
      ))}
    </section>
  )
}

/** Milliseconds for which a mere note is shown. */
const passing = 8_000

/** Notes go by themselves; errors and warnings wait for the player. */
function usePassingNotices(): void {
  const client = useClient()
  const notices = useStore(client.notices)
  useEffect(() => {
    const note = notices.find(({ type, closable }) => type === 'INFO' && closable)
    if (!note) return
    const timer = window.setTimeout(() => client.close(note), passing)
    return () => window.clearTimeout(timer)
  }, [client, notices])
}

/** Shown while the browser is offline, cleared when it is back. */
function useConnectionNotice(): void {
  const client = useClient()
  const { frame } = useHouse()
  useEffect(() => {
    const offline: Notice = notice('WARNING', frame.offline, { persistent: true, closable: false })
    const say = (): void => client[navigator.onLine ? 'close' : 'show'](offline)
    say()
    window.addEventListener('online', say)
    window.addEventListener('offline', say)
    return () => {
      window.removeEventListener('online', say)
      window.removeEventListener('offline', say)
    }
  }, [client, frame])
}

/** A tab that reloaded by itself, or that a game led here without its player, says why. */
function useReloadReason(): void {
  const client = useClient()
  const { frame, flags } = useHouse()
  useEffect(() => {
    const reason = tabMemory.read(reloadReasonKey)
    if (reason === null) return
    tabMemory.forget(reloadReasonKey)
    client.show(
      reason === 'passwordRecovery'
        ? notice('ERROR', flags[reason], { persistent: true })
        : notice('INFO', frame.sessionMoved),
    )
  }, [client, frame, flags])
}
