import type { Message } from '@fairhouse/contract/calls/messages'
import { Button } from '@fairhouse/ui/button'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse } from '../../shell/house/house.tsx'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { MessageBody } from './message-body.tsx'

interface Props {
  readonly texts: Texts['inbox']
  readonly messages: readonly Message[]
}

/** A page of messages: each opens in its place; those that are ticked can be deleted together. */
export function MessageList({ texts, messages }: Props) {
  const client = useClient()
  const { language } = useHouse()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState('')
  const chosen = messages.filter(({ id }) => ticked.has(id)).map(({ id }) => id)
  const allChosen = chosen.length === messages.length

  const tick = (id: string): void => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setTicked(next)
  }
  const remove = async (): Promise<void> => {
    setBusy(true)
    const answer = await client.ask('deleteMessages', { messageIds: chosen })
    setBusy(false)
    if (!answer.ok) return
    setTicked(new Set())
    setSaid(fillCounted(texts.removed, chosen.length, language))
  }
  return (
    <>
      <div className="inbox-tools">
        <Button
          size="small"
          onClick={() => setTicked(new Set(allChosen ? [] : messages.map(({ id }) => id)))}
        >
          {allChosen ? texts.selectNone : texts.selectAll}
        </Button>
        <Button
          size="small"
          busy={busy}
          disabled={chosen.length === 0}
          onClick={() => void remove()}
        >
          {texts.remove}
        </Button>
        <output className="inbox-said">
          {chosen.length > 0 ? fillCounted(texts.chosen, chosen.length, language) : said}
        </output>
      </div>
      <ul className="inbox">
        {messages.map((message) => (
          <OneMessage
            key={message.id}
            texts={texts}
            message={message}
            ticked={ticked.has(message.id)}
            tick={() => tick(message.id)}
          />
        ))}
      </ul>
    </>
  )
}

interface OneProps {
  readonly texts: Texts['inbox']
  readonly message: Message
  readonly ticked: boolean
  tick(): void
}

function OneMessage({ texts, message, ticked, tick }: OneProps) {
  const client = useClient()
  const { language } = useHouse()
  const [open, setOpen] = useState(false)
  const bodyId = useId()
  const { id, subject, body, sentAt, isNew } = message
  const at = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const turn = (): void => {
    setOpen(!open)
    if (!open && isNew) void client.ask('markMessagesRead', { messageIds: [id] }, { passive: true })
  }
  return (
    <li className={isNew ? 'inbox-message inbox-new' : 'inbox-message'}>
      <label className="tick inbox-tick">
        <input type="checkbox" checked={ticked} onChange={tick} />
        <span className="unseen">{fill(texts.select, { subject })}</span>
      </label>
      <h2 className="inbox-head">
        <button
          type="button"
          className="inbox-subject"
          aria-expanded={open}
          aria-controls={bodyId}
          onClick={turn}
        >
          <span className="inbox-words">{subject}</span>
          {isNew ? <span className="inbox-mark">{texts.isNew}</span> : null}
          <time dateTime={sentAt}>{at.format(new Date(sentAt))}</time>
          <ChevronDown aria-hidden="true" size={18} />
        </button>
      </h2>
      <div className="inbox-body" id={bodyId} hidden={!open}>
        <MessageBody body={body} />
      </div>
    </li>
  )
}
