import type { PaperKind } from '@fairhouse/contract/entities/identity-check'
import { useState } from 'react'
import { useHouse } from '../../../shell/house/house.tsx'
import { useClient } from '../../../shell/session/client-context.tsx'
import { sentenceOf } from '../words/sentence-of.ts'
import type { IdentityProps, IdentityTexts } from './identity-texts.ts'
import { sendPaper } from './send-paper.ts'

interface Needs extends Pick<IdentityTexts, 'page'>, Pick<IdentityProps, 'replace'> {
  readonly kind: PaperKind
}

/** Sends and removes papers of one kind. */
export function usePaper({ page, kind, replace }: Needs) {
  const client = useClient()
  const { errors } = useHouse()
  const [share, setShare] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  return {
    /** How much of a file has been sent, from 0 to 1; null while none is on its way. */
    share,
    fault,
    async send(file: File): Promise<void> {
      // One at a time: what is on its way is seen to its end.
      if (share !== null) return
      setFault(null)
      setShare(0)
      const answer = await sendPaper(client, { kind, file, told: setShare })
      setShare(null)
      if (answer === null) return setFault(page.tooLarge)
      if (answer.ok) return replace(answer.reply.identity)
      const { failure } = answer
      const isNoPaper = failure.type === 'refused' && failure.invalidFields !== null
      setFault(isNoPaper ? page.notTaken : sentenceOf(failure, errors))
    },
    async remove(paperId: string): Promise<void> {
      const answer = await client.ask('identityDocumentDelete', { paperId })
      if (answer.ok) replace(answer.reply.identity)
    },
  }
}
