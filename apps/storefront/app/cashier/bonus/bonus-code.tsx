import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { requestKey } from '../../../asking/request-key.ts'
import { useHouse, useWriting } from '../../language/house.tsx'
import { useClient, useStatus } from '../../session/client-context.tsx'
import type { Texts } from '../../texts/texts.ts'
import { sentenceOf } from '../words/sentence-of.ts'
import './bonus.css'

interface Props {
  readonly texts: Texts['cashierBonus']
  /** The code that the address brings. */
  readonly code: string
}

/** A code to be claimed, and what the player holds of bonuses. */
export function BonusCode({ texts, code }: Props) {
  return (
    <>
      <CodeForm texts={texts} code={code} />
      <Held texts={texts} />
    </>
  )
}

const shows = ['notPermitted', 'formInvalid', 'notFound', 'tooManyAttempts'] as const

function CodeForm({ texts, code }: Props) {
  const client = useClient()
  const { errors } = useHouse()
  const entry = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(code)
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function claim(event: FormEvent): Promise<void> {
    event.preventDefault()
    const bonusCode = typed.trim()
    entry.current?.focus()
    if (bonusCode === '') return setFault(texts.required)
    setBusy(true)
    const wish = { requestKey: requestKey(), bonusCode }
    const answer = await client.ask('claimBonusCode', wish, { shows })
    setBusy(false)
    if (answer.ok) return setFault(null)
    const { failure } = answer
    const said = failure.type === 'refused' ? failure.invalidFields?.['bonusCode'] : undefined
    setFault(said ?? sentenceOf(failure, errors))
  }
  return (
    <form className="bonus-form" noValidate onSubmit={(event) => void claim(event)}>
      <TextField
        ref={entry}
        label={texts.code}
        hint={texts.hint}
        name="bonusCode"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        mono
        value={typed}
        fault={fault ?? undefined}
        onChange={({ target }) => {
          setTyped(target.value)
          setFault(null)
        }}
      />
      <Button type="submit" rank="first" size="large" wide busy={busy}>
        {texts.claim}
      </Button>
    </form>
  )
}

function Held({ texts }: { texts: Texts['cashierBonus'] }) {
  const status = useStatus()
  const { money, path } = useWriting()
  if (!status.isLogged) return null
  return (
    <section className="bonus-held" aria-label={texts.held}>
      <h2>{texts.held}</h2>
      <dl>
        <div>
          <dt>{texts.active}</dt>
          <dd>{texts.none}</dd>
        </div>
        <div>
          <dt>{texts.cashback}</dt>
          <dd className="amount">{money(status.cashbackBonus, status.currency)}</dd>
        </div>
      </dl>
      <p>{texts.notYet}</p>
      <Link to={path('/promotions')}>{texts.promotions}</Link>
    </section>
  )
}
