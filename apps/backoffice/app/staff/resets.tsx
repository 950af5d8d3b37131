import type { Reset } from '@fairhouse/contract/backoffice/staff'
import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { Sheet } from '@fairhouse/ui/sheet'
import { useState } from 'react'
import { ask } from '../ask.ts'
import { AskForm, textOf } from '../parts/ask-form.tsx'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Table } from '../parts/table.tsx'
import { Moment } from '../parts/values.tsx'
import { useSitting } from '../shell/sitting.tsx'
import { staff as texts } from '../texts/staff.ts'

interface Props {
  readonly resets: readonly Reset[]
  readonly reload: () => void
}

/** Who waits for a second owner to begin anew. */
export function Resets({ resets, reload }: Props) {
  const { name } = useSitting()
  const [fault, setFault] = useState<string | null>(null)
  const [first, setFirst] = useState<{ staff: string; password: string } | null>(null)
  const { heads } = texts
  const decide = async ({ id, staff }: Reset, approve: boolean) => {
    const answer = await ask('decideReset', { id, approve })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    if (answer.type === 'done' && answer.reply.password !== null)
      setFirst({ staff, password: answer.reply.password })
    reload()
  }
  return (
    <>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Table
        name={texts.waiting}
        heads={[heads.name, heads.note, heads.askedBy, heads.since, heads.act]}
        rows={resets.map((one) => ({
          key: one.id,
          cells: [
            one.staff,
            one.note,
            one.askedBy,
            <Moment key="at" at={one.askedAt} />,
            <span key="decide" className="acts">
              {one.askedBy === name || one.staff === name ? null : (
                <Button size="small" rank="first" onClick={() => void decide(one, true)}>
                  {texts.approve}
                </Button>
              )}
              <Button size="small" onClick={() => void decide(one, false)}>
                {one.askedBy === name ? texts.takeBack : texts.decline}
              </Button>
            </span>,
          ],
        }))}
        none={texts.noWaiting}
      />
      {first === null ? null : (
        <Sheet title={texts.reset} closeLabel={texts.close} onClose={() => setFirst(null)}>
          <p>{texts.password(first.staff)}</p>
          <p>
            <code className="secret">{first.password}</code>
          </p>
        </Sheet>
      )}
    </>
  )
}

interface AskProps {
  readonly staff: string
  readonly onDone: () => void
  readonly onClose: () => void
}

export const AskReset = ({ staff, ...rest }: AskProps) => (
  <AskForm
    {...rest}
    call="askReset"
    title={texts.resetOf(staff)}
    bodyOf={(fields) => ({ staff, note: textOf(fields, 'note') })}
  >
    <p className="quiet">{texts.resetText}</p>
    <TextField label={texts.why} name="note" required minLength={3} maxLength={500} />
  </AskForm>
)
