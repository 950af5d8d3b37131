import { ticketFileEndings } from '@fairhouse/contract/support-choices'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { ask, type ReplyOf } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { saveFile } from '@fairhouse/ui/save-file'
import { wholeNumber } from '../parts/values.tsx'
import { tickets as texts } from '../texts/tickets.ts'

interface Props {
  readonly number: string
  readonly file: ReplyOf<'ticket'>['messages'][number]['files'][number]
}

/** A player's file: saved when it is asked for, for each reading is written down. Nothing of it runs or shows in this page. */
export function TicketFile({ number, file: { fileId, type, bytes } }: Props) {
  const [fault, setFault] = useState<string | null>(null)
  const show = async () => {
    const answer = await ask('ticketFile', { number, fileId })
    if (answer.type !== 'done') {
      setFault(sentenceOf(answer))
      return
    }
    const content = Uint8Array.from(atob(answer.reply.content), (sign) => sign.codePointAt(0) ?? 0)
    saveFile(`${number}-${fileId.slice(0, 8)}.${ticketFileEndings[type]}`, type, [content])
  }
  return (
    <p className="acts">
      <Button size="small" onClick={() => void show()}>
        {texts.showFile} ({ticketFileEndings[type]}, {wholeNumber(Math.ceil(bytes / 1000))} kB)
      </Button>
      {fault === null ? null : (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </p>
  )
}
