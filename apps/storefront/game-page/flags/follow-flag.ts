import type { FlagRule, ToldFlag } from '../../app/shell/session/flag-rules.ts'
import {
  browserMemory,
  reloadReasonKey,
  tabMemory,
  userHashKey,
} from '../../app/shell/session/remember.ts'
import { createTabs } from '../../app/shell/session/tabs.ts'
import { ask } from '../../asking/ask.ts'
import type { FlagContext } from './flag-context.ts'

/**
 * Goes where a flag leads, in place of the game; with one that ends the session, once it has ended. An open round stays open: it goes on when
 * the game is opened again.
 */
export async function followFlag(
  context: Pick<FlagContext, 'language' | 'asker' | 'leaving'>,
  { target, logsOut }: FlagRule,
  flag: ToldFlag,
): Promise<void> {
  if (target === null) return
  if (logsOut && !(await logOut(context, flag))) return
  location.replace(`/${context.language}${target}`)
}

async function logOut(
  { asker, leaving }: Pick<FlagContext, 'asker' | 'leaving'>,
  flag: ToldFlag,
): Promise<boolean> {
  leaving(true)
  const { ok } = await ask(asker, 'logOut', {})
  if (!ok) {
    leaving(false)
    return false
  }
  // As a visitor he would not be told otherwise why he is there.
  tabMemory.write(reloadReasonKey, flag)
  browserMemory.forget(userHashKey)
  createTabs().tell({ type: 'signedOut' })
  return true
}
