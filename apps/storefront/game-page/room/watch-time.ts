import { ask } from '../../asking/ask.ts'
import { openReality } from '../dialogs/open-later.ts'
import { isDue, realityFacts, realityFrom, told } from '../play/reality.ts'
import type { Store } from '../play/store.ts'
import { warnLater } from '../warn-later.ts'
import type { ShellContext } from './room-context.ts'

const lookEveryMs = 1_000

/** Tells a player how long it has been and what it came to, as often as they wish, once none of their stakes flies, and when a limit of time will soon be reached. */
export async function watchTime(
  context: ShellContext & {
    readonly state: Store<{ readonly own: readonly { readonly state: string }[] }>
  },
): Promise<void> {
  const { asker, account, state } = context
  if (!account.state.now.player) return
  const answer = await ask(asker, 'readProtection', {})
  if (!answer.ok) return
  void warnLater(context, answer.reply.protection.limits)
  let reality = realityFrom(answer.reply.protection.realityMinutes, performance.now())
  let isOpen = false
  setInterval(() => {
    if (reality === null || isOpen || !isDue(reality, performance.now())) return
    if (state.now.own.some((ticket) => ticket.state === 'open')) return
    isOpen = true
    const closed = (): void => {
      isOpen = false
      if (reality !== null) reality = told(reality, performance.now())
    }
    void openReality(
      context,
      realityFacts(reality, account.state.now.tally, performance.now()),
      closed,
    )
  }, lookEveryMs)
}
