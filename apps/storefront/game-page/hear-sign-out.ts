import {
  browserMemory,
  reloadReasonKey,
  tabMemory,
  userHashKey,
} from '../app/shell/session/remember.ts'
import { createTabs, type TabEvent, whenStored } from '../app/shell/session/tabs.ts'
import { type FailureContext, showSignedOut } from './dialogs/failure-dialog.ts'

interface SignOutContext extends FailureContext {
  /** What is played at: nothing can be from then on. */
  readonly table: { leave(): void }
}

/**
 * Follows the browser's other tabs. Who signs out there is gone here, too: the balance goes, nothing can be pressed, and the page says why.
 * Who signs in there as somebody else plays here as that one, after a reload.
 * @returns what is told when the house says first that nobody is signed in.
 */
export function hearSignOut(context: SignOutContext): () => void {
  const own = browserMemory.read(userHashKey)
  let isOver = false
  const leave = (): boolean => {
    if (isOver || context.player.isLeaving) return false
    isOver = true
    context.table.leave()
    return true
  }
  const over = (): void => {
    if (leave()) showSignedOut(context)
  }
  context.player.whenForgotten(leave)
  const hear = (event: TabEvent): void => {
    if (event.type === 'signedOut') over()
    else if (isOver || event.userHash !== own) reloadAsMoved()
  }
  createTabs().listen(hear)
  whenStored(userHashKey, (hash) => {
    if (hash === null) over()
  })
  return over
}

/** The page that comes says why (`tell-reload.ts`). */
function reloadAsMoved(): void {
  tabMemory.write(reloadReasonKey, 'sessionMoved')
  location.reload()
}
