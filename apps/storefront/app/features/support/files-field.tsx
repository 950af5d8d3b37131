import { ticketFileLimits } from '@fairhouse/contract/support-choices'
import { Field } from '@fairhouse/ui/field'
import { useState } from 'react'
import { fill } from '../../shell/language/say.ts'
import { useClient, useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { sendFile } from './send-file.ts'

/** A file that lies with the house and waits for its message. */
export interface SentFile {
  readonly id: string
  readonly name: string
}

interface Props {
  readonly texts: Texts['supportTickets']
  readonly files: readonly SentFile[]
  change(files: readonly SentFile[]): void
}

/** Pictures and PDFs for a message; each is sent as soon as it is chosen. Guests send none: whoever sends files is somebody. */
export function FilesField(props: Props) {
  const status = useStatus()
  return status.isLogged && status.isGuest ? null : <Files {...props} />
}

function Files({ texts, files, change }: Props) {
  const client = useClient()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const take = async (chosen: readonly File[]): Promise<void> => {
    setBusy(true)
    setFault(null)
    const room = ticketFileLimits.aMessage - files.length
    const sent: SentFile[] = []
    for (const file of chosen.slice(0, room)) {
      const id = await sendFile(client, file)
      if (id === null) setFault(fill(texts.fileRefused, { name: file.name }))
      else sent.push({ id, name: file.name })
    }
    change([...files, ...sent])
    setBusy(false)
  }
  return (
    <Field
      label={texts.files}
      hint={texts.filesHint}
      optional={texts.optional}
      fault={fault ?? undefined}
    >
      {(ties) => (
        <>
          <input
            {...ties}
            type="file"
            multiple
            accept="image/jpeg,image/png,application/pdf"
            disabled={busy || files.length >= ticketFileLimits.aMessage}
            onChange={({ target }) => {
              const chosen = [...(target.files ?? [])]
              target.value = ''
              void take(chosen)
            }}
          />
          <output className="support-files">
            {busy ? texts.fileSending : files.map(({ name }) => name).join(', ')}
          </output>
        </>
      )}
    </Field>
  )
}
