import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { refusals } from '@fairhouse/contract/refusals'
import { pollStatus } from '../app/shell/session/poll-status.ts'
import {
  browserMemory,
  reloadReasonKey,
  tabMemory,
  userHashKey,
} from '../app/shell/session/remember.ts'
import { createTabs, type TabEvent, whenStored } from '../app/shell/session/tabs.ts'
import { ask, type Asker } from '../asking/ask.ts'
import type { Failure } from '../asking/failure.ts'
import { type FailureContext, showFailure, showSignedOut } from './dialogs/failure-dialog.ts'

type FollowContext = FailureContext & {
  readonly asker: Asker
  /** What is played at: nothing can be once nobody is signed in. */
  readonly table: { leave(): void }
}

/** What the house says of a session that ended because nothing happened. */
const inactive: Failure = {
  type: 'refused',
  code: refusals.inactivityTimeout.code,
  sentence: null,
  invalidFields: null,
}

/**
 * Follows who plays here: by the house's news, by asking now and then (the line may be one that cannot be had), and by what the browser's other tabs do.
 * Who signs out there is gone here, too: the balance goes, nothing can be pressed, and the page says why. Who signs in there as somebody else
 * plays here as that one, after a reload.
 * @param show takes over a newer status: of a player, or of who only watches a live room.
 * @returns hears each status that the house tells without being asked.
 */
export function followPlayer(
  context: FollowContext,
  show: (status: UserStatus) => void,
): (status: UserStatus) => void {
  const { player } = context
  const own = browserMemory.read(userHashKey)
  let isOver = false
  const leave = (): boolean => {
    if (isOver || player.isLeaving) return false
    isOver = true
    context.table.leave()
    return true
  }
  const signedOut = (): void => {
    if (leave()) showSignedOut(context)
  }
  const heard = (status: UserStatus): void => {
    if (isOver) return
    if (!status.isLogged && player.login !== null) return signedOut()
    player.heard(status)
    show(status)
  }
  const look = async (): Promise<void> => {
    const answer = await ask(context.asker, 'status', { passive: true })
    if (!answer.ok || isOver) return
    const { userStatus } = answer.reply
    if (userStatus.isLogged || player.login === null) heard(userStatus)
    // No tab has told of a sign-out, so that the house ended the session.
    else if (!player.isLeaving) showFailure(context, inactive)
  }
  player.whenForgotten(leave)
  pollStatus(() => void look())
  followTabs({ own, signedOut, isOver: () => isOver })
  return heard
}

interface TabNeeds {
  /** Hash of whom the browser had signed in when the page came. */
  readonly own: string | null
  readonly signedOut: () => void
  readonly isOver: () => boolean
}

function followTabs({ own, signedOut, isOver }: TabNeeds): void {
  const hear = (event: TabEvent): void => {
    if (event.type === 'signedOut') signedOut()
    else if (isOver() || event.userHash !== own) reloadAsMoved()
  }
  createTabs().listen(hear)
  whenStored(userHashKey, (hash) => {
    if (hash === null) signedOut()
  })
}

/** The page that comes says why (`tell-reload.ts`). */
function reloadAsMoved(): void {
  tabMemory.write(reloadReasonKey, 'sessionMoved')
  location.reload()
}
