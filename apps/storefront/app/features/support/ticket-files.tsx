import type { SupportTicketWhole } from '@fairhouse/contract/entities/support-ticket'
import { Button } from '@fairhouse/ui/button'
import { saveFile } from '@fairhouse/ui/save-file'
import { useEffect, useRef, useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { bytesOf } from '../../shell/parts/bytes-of.ts'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

type TicketFile = SupportTicketWhole['messages'][number]['files'][number]

interface Props {
  readonly texts: Texts['supportTickets']
  /** Of the ticket. */
  readonly number: string
  readonly files: readonly TicketFile[]
}

/** The files of a message; each is loaded when it is opened. */
export const TicketFiles = ({ files, ...of }: Props) => (
  <ul className="ticket-files">
    {files.map((file, index) => (
      <li key={file.fileId}>
        <OneFile {...of} file={file} place={index + 1} />
      </li>
    ))}
  </ul>
)

const kinds = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'application/pdf': 'PDF' } as const

interface OneProps extends Omit<Props, 'files'> {
  readonly file: TicketFile
  /** From 1. */
  readonly place: number
}

/** A picture is shown where it stands; a PDF is saved, so that nothing in it runs on the page. */
function OneFile({ texts, number, file, place }: OneProps) {
  const client = useClient()
  const { number: written } = useWriting()
  const [busy, setBusy] = useState(false)
  const [picture, setPicture] = useState<string | null>(null)
  const shown = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (picture === null) return undefined
    // The button is there no more.
    shown.current?.focus()
    return () => URL.revokeObjectURL(picture)
  }, [picture])
  const open = async (): Promise<void> => {
    setBusy(true)
    const answer = await client.ask('readSupportFile', { number, fileId: file.fileId })
    setBusy(false)
    if (!answer.ok) return
    const { name, type, content } = answer.reply
    if (type === 'application/pdf') saveFile(name, type, [bytesOf(content)])
    else setPicture(URL.createObjectURL(new Blob([bytesOf(content)], { type })))
  }
  if (picture !== null)
    return (
      <img
        ref={shown}
        tabIndex={-1}
        className="ticket-picture"
        src={picture}
        alt={fill(texts.fileShown, { place: written(place) })}
      />
    )
  return (
    <Button size="small" busy={busy} onClick={() => void open()}>
      {fill(texts.openFile, {
        place: written(place),
        type: kinds[file.type],
        size: `${written(Math.ceil(file.bytes / 1_000))} kB`,
      })}
    </Button>
  )
}
