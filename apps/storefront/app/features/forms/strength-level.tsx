import { strengths } from '@fairhouse/contract/password-strength'
import type { ReactNode } from 'react'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { useStrength } from './use-strength.ts'

export interface StrengthProps {
  readonly password: string
  /** What a guesser knows already. */
  readonly known: readonly string[]
  readonly texts: Texts['account']
}

/** How hard the password is to guess, in words and as a bar; `children` until that is known. */
export function StrengthLevel({
  password,
  known,
  texts,
  children,
}: StrengthProps & { children: ReactNode }) {
  const strength = useStrength(password, known)
  if (strength === null) return children
  const reached = strengths.indexOf(strength)
  return (
    <span className={`strength strength-${strength}`}>
      <span className="strength-bar" aria-hidden="true">
        {strengths.map((step, index) => (
          <i key={step} className={index <= reached ? 'strength-on' : ''} />
        ))}
      </span>
      <output>
        {fill(texts.strength, { level: texts.strengths[strength] })}.{' '}
        {texts.strengthMeans[strength]}
      </output>
    </span>
  )
}
