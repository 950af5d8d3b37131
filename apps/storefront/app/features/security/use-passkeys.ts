import { knowsPasskeys, makePasskey } from '@fairhouse/ui/passkey'
import { useState } from 'react'
import type { Reply } from '../../../asking/ask.ts'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useProof } from './proof-context.tsx'

interface Said {
  readonly type: 'INFO' | 'WARNING'
  readonly words: string
}

/** What can be done with passkeys. */
export interface PasskeyWays {
  readonly busy: boolean
  /** Has a device make one, and says what became of it. */
  add(): Promise<void>
  /** @returns whether it has the name now. */
  rename(passkeyId: string, name: string): Promise<boolean>
  remove(passkeyId: string): Promise<void>
}

export function usePasskeys(
  words: Texts['security']['passkeys'],
  replace: (reply: Reply<'passkeys'>) => void,
): PasskeyWays {
  const client = useClient()
  const withProof = useProof()
  const [busy, setBusy] = useState(false)
  const shows = ['proofRequired', 'passkeyRefused'] as const

  async function add(): Promise<Said | null> {
    if (!knowsPasskeys()) return { type: 'WARNING', words: words.impossible }
    const begun = await withProof(() => client.ask('beginPasskey', {}, { shows }))
    if (!begun?.ok) return null
    const credential = await makePasskey(begun.reply)
    if (credential === null) return { type: 'WARNING', words: words.notDone }
    const wish = { credential, name: words.defaultName }
    const added = await withProof(() => client.ask('addPasskey', wish, { shows }))
    if (added?.ok) {
      replace(added.reply)
      return { type: 'INFO', words: words.added }
    }
    return added?.failure.code === 'PASSKEY_REFUSED'
      ? { type: 'WARNING', words: words.notDone }
      : null
  }
  return {
    busy,
    add: async () => {
      setBusy(true)
      const said = await add()
      setBusy(false)
      if (said !== null) client.show(notice(said.type, said.words))
    },
    rename: async (passkeyId, name) => {
      const answer = await client.ask('renamePasskey', { passkeyId, name })
      if (answer.ok) replace(answer.reply)
      return answer.ok
    },
    remove: async (passkeyId) => {
      const answer = await withProof(() => client.ask('removePasskey', { passkeyId }, { shows }))
      if (!answer?.ok) return
      replace(answer.reply)
      client.show(notice('INFO', words.removed))
    },
  }
}
