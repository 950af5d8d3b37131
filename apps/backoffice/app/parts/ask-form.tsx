import type { StaffCallName } from '@fairhouse/contract/backoffice/all'
import { Button } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ask, type BodyOf, type ReplyOf } from '../ask.ts'
import { player as playerTexts } from '../texts/player.ts'
import { newFormKey } from './form-key.ts'
import { ProofDoor } from './proof-door.tsx'
import { sentenceOf } from './sentence-of.ts'

interface Props<Name extends StaffCallName> {
  readonly call: Name
  readonly title: string
  /** What goes out, from the fields of the form and its key; a sentence when they cannot. */
  readonly bodyOf: (fields: FormData, key: string) => BodyOf<Name> | string
  readonly children: ReactNode
  readonly onDone: (reply: ReplyOf<Name>) => void
  readonly onClose: () => void
}

/** Something that staff do: a form in a sheet, sent once, whose answer is told. */
export function AskForm<Name extends StaffCallName>(props: Props<Name>) {
  const { call, title, bodyOf, children, onDone, onClose } = props
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // Of the form, not of the click: sent again after an answer that was lost, it asks for the same thing.
  const [key] = useState(newFormKey)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const body = bodyOf(new FormData(event.currentTarget), key)
    if (typeof body === 'string') {
      setFault(body)
      return
    }
    setBusy(true)
    const answer = await ask(call, body)
    setBusy(false)
    if (answer.type === 'done') onDone(answer.reply)
    else setFault(sentenceOf(answer))
  }
  return (
    <Sheet title={title} closeLabel={playerTexts.acts.cancel} isFirm onClose={onClose}>
      <form className="ask-form" onSubmit={(event) => void send(event)}>
        {children}
        {fault === null ? null : (
          <p className="fault" role="alert">
            {fault}
          </p>
        )}
        <Button type="submit" rank="first" busy={busy}>
          {title}
        </Button>
      </form>
      <ProofDoor />
    </Sheet>
  )
}

/** A field's text; nothing for one that is not there. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
