import { Button } from '@fairhouse/ui/button'
import { Field } from '@fairhouse/ui/field'
import { FileSpreadsheet, FileText } from 'lucide-react'
import { useId, useState } from 'react'
import { notice } from '../../../shell/notices/notices.ts'
import { saveFile } from '@fairhouse/ui/save-file'
import { useClient } from '../../../shell/session/client-context.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { bytesOf } from '../../../shell/parts/bytes-of.ts'

/** No account is older. */
const firstYear = 2026

/** A year of the account as a file. */
export function Statement({ texts }: { texts: Texts['cashierHistory']['statement'] }) {
  const client = useClient()
  const id = useId()
  const now = new Date(client.status.get().serverTime).getUTCFullYear()
  const [year, setYear] = useState(now)
  const [making, setMaking] = useState<'csv' | 'pdf' | null>(null)
  const years = Array.from({ length: Math.max(1, now - firstYear + 1) }, (_, ago) => now - ago)

  async function make(format: 'csv' | 'pdf'): Promise<void> {
    setMaking(format)
    const answer = await client.ask('accountStatement', { year, format })
    setMaking(null)
    if (!answer.ok) return
    const { name, type, content } = answer.reply
    saveFile(name, type, [bytesOf(content)])
    client.show(notice('INFO', texts.made))
  }
  return (
    <section className="history-statement" aria-labelledby={id}>
      <div>
        <h2 id={id}>{texts.heading}</h2>
        <p>{texts.text}</p>
      </div>
      <div className="history-statement-ways">
        <Field label={texts.year}>
          {(ties) => (
            <select
              {...ties}
              className="entry"
              value={year}
              onChange={({ target }) => setYear(Number(target.value))}
            >
              {years.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button busy={making === 'pdf'} onClick={() => void make('pdf')}>
          <FileText size={18} aria-hidden="true" />
          {texts.pdf}
        </Button>
        <Button busy={making === 'csv'} onClick={() => void make('csv')}>
          <FileSpreadsheet size={18} aria-hidden="true" />
          {texts.csv}
        </Button>
      </div>
    </section>
  )
}
