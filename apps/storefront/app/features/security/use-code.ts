import { type FormEvent, useState } from 'react'
import type { Failed } from '../../../asking/failure.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** A field for a one-time code, and what becomes of it. @param send null when the player gave it up. */
export function useCode(
  words: Pick<Texts['security']['twoStep'], 'noCode' | 'wrongCode'>,
  send: (otp: string) => Promise<{ readonly ok: true } | Failed | null>,
) {
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    if (code.trim() === '') return setFault(words.noCode)
    setBusy(true)
    setFault(null)
    const answer = await send(code)
    setBusy(false)
    if (answer === null || answer.ok) return
    const { code: refusal } = answer.failure
    if (refusal === 'OTP_WRONG' || refusal === 'FORM_INVALID') setFault(words.wrongCode)
  }
  return { code, setCode, fault, busy, submit }
}
