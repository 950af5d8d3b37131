import type { Right } from '@fairhouse/contract/backoffice/rights'
import { Button } from '@fairhouse/ui/button'
import { useState } from 'react'
import { useMay } from '../shell/sitting.tsx'
import { player as texts } from '../texts/player.ts'
import { type ActName, formOf } from './act-forms.tsx'
import type { Summary } from './summary.ts'

/** Which acts there are, for whom, and when they make sense. */
const acts: readonly {
  readonly name: ActName
  readonly right: Right
  readonly suits: (summary: Summary) => boolean
}[] = [
  { name: 'addNote', right: 'writeNotes', suits: () => true },
  { name: 'sendMessage', right: 'messagePlayers', suits: () => true },
  { name: 'suspend', right: 'suspendAccounts', suits: ({ suspended }) => !suspended },
  { name: 'release', right: 'suspendAccounts', suits: ({ suspended }) => suspended },
  { name: 'askToPutRight', right: 'suspendAccounts', suits: () => true },
  {
    name: 'noLongerAsk',
    right: 'suspendAccounts',
    suits: ({ askedToPutRight }) => askedToPutRight.length > 0,
  },
  { name: 'endSessions', right: 'endSessions', suits: ({ openSessions }) => openSessions > 0 },
  {
    name: 'resendVerification',
    right: 'messagePlayers',
    suits: ({ emailVerified }) => !emailVerified,
  },
  { name: 'askAdjustment', right: 'adjustMoney', suits: () => true },
]

/** What who sits here can do to the player now. */
export function Acts({ summary, reload }: { summary: Summary; reload: () => void }) {
  const may = useMay()
  const [open, setOpen] = useState<ActName | null>(null)
  const [isDone, setDone] = useState(false)
  const Form = open === null ? null : formOf[open]
  return (
    <div className="acts" role="group" aria-label={texts.acts.title}>
      {acts
        .filter(({ right, suits }) => may(right) && suits(summary))
        .map(({ name }) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              setDone(false)
              setOpen(name)
            }}
          >
            {texts.acts[name]}
          </Button>
        ))}
      <span className="quiet" role="status">
        {isDone ? texts.acts.done : ''}
      </span>
      {Form === null ? null : (
        <Form
          summary={summary}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null)
            setDone(true)
            reload()
          }}
        />
      )}
    </div>
  )
}
