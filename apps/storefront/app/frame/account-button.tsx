import { Suspense, useRef, useState } from 'react'
import { fill } from '../shell/language/say.ts'
import { useHouse } from '../shell/house/house.tsx'
import { Avatar } from '../features/profile/avatar.tsx'
import { RailIcon } from '../shell/parts/rail-icon.tsx'
import { useStatus } from '../shell/session/client-context.tsx'
import { later } from '../shell/waking/later.ts'
import './account-menu.css'

const MissionRing = later(
  async () => (await import('../features/missions/mission-ring.tsx')).MissionRing,
)
const AccountMenu = later(async () => (await import('./account-menu.tsx')).AccountMenu)

/** Opens the menu with account, language and appearance. Desktop only; a phone has its sheet. */
export function AccountButton() {
  const { frame } = useHouse()
  const status = useStatus()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="account">
      <button
        ref={button}
        type="button"
        className="account-button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={
          status.isLogged
            ? fill(frame.account, { login: status.login })
            : `${frame.language}, ${frame.theme}`
        }
        onClick={() => setOpen(!open)}
      >
        {status.isLogged ? (
          <>
            <Avatar id={status.avatarImageId} size={36} />
            {status.isGuest ? null : (
              <Suspense>
                <MissionRing />
              </Suspense>
            )}
          </>
        ) : (
          <RailIcon name="settings" />
        )}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <AccountMenu anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
