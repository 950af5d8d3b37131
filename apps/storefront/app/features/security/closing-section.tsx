import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { notice } from '../../shell/notices/notices.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import { useFreshness } from '../../shell/session/freshness-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { useProof } from './proof-context.tsx'
import { Section } from './section.tsx'

/** The end of the account, with everything that one should know before. */
export function ClosingSection({ texts }: { texts: Texts['security'] }) {
  const [isAsking, setAsking] = useState(false)
  const { closing: words } = texts
  return (
    <Section heading={words.heading} text={words.text}>
      <Button onClick={() => setAsking(true)}>{words.open}</Button>
      {isAsking ? <ClosingDialog texts={texts} onClose={() => setAsking(false)} /> : null}
    </Section>
  )
}

function ClosingDialog({ texts, onClose }: { texts: Texts['security']; onClose(): void }) {
  const [reason, setReason] = useState('')
  const { busy, close } = useClosing(texts, onClose)
  const { closing: words } = texts
  return (
    <Sheet title={words.question} closeLabel={texts.cancel} onClose={onClose}>
      <form className="security-form" noValidate onSubmit={(event) => void close(event, reason)}>
        <p>{words.text}</p>
        <p>{words.balance}</p>
        <p>{words.break}</p>
        <Field label={words.reason} optional={words.optional}>
          {(ties) => (
            <textarea
              {...ties}
              className="entry"
              name="reason"
              rows={3}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        <Button type="submit" wide busy={busy}>
          {words.confirm}
        </Button>
      </form>
    </Sheet>
  )
}

function useClosing(texts: Texts['security'], onClose: () => void) {
  const client = useClient()
  const withProof = useProof()
  const freshness = useFreshness()
  const navigate = useNavigate()
  const { path } = useWriting()
  const [busy, setBusy] = useState(false)
  async function close(event: FormEvent, reason: string): Promise<void> {
    event.preventDefault()
    setBusy(true)
    const wish = { reason: reason.trim() === '' ? undefined : reason }
    const answer = await withProof(() =>
      client.ask('closeAccount', wish, { shows: ['proofRequired'] }),
    )
    setBusy(false)
    if (!answer?.ok) return
    onClose()
    freshness.signedOut()
    client.show(notice('INFO', texts.closing.closed, { persistent: true }))
    await navigate(path('/'), { replace: true })
  }
  return { busy, close }
}
