import { Button } from '@fairhouse/ui/button'
import { TextField } from '@fairhouse/ui/field'
import { type FormEvent, useRef, useState } from 'react'
import { fill } from '../../../shell/language/say.ts'
import type { Texts } from '../../../shell/texts/texts.ts'
import type { BonusesAtHand } from './use-bonuses.ts'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly code: string
  readonly at: BonusesAtHand
}

/** A code is typed and claimed; why one cannot be had is told below it. */
export function CodeForm({ texts, code, at }: Props) {
  const entry = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(code)
  const [fault, setFault] = useState<string | null>(null)
  const [claimed, setClaimed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function claim(event: FormEvent): Promise<void> {
    event.preventDefault()
    const bonusCode = typed.trim()
    entry.current?.focus()
    setClaimed(null)
    if (bonusCode === '') return setFault(texts.required)
    setBusy(true)
    const no = await at.claim(bonusCode)
    setBusy(false)
    setFault(no)
    if (no !== null) return
    setClaimed(bonusCode.toUpperCase())
    setTyped('')
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
      <p role="status" className="bonus-claimed">
        {claimed === null ? '' : fill(texts.claimed, { name: claimed })}
      </p>
    </form>
  )
}
