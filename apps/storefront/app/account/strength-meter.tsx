import { strengths } from '@fairhouse/contract/password-strength'
import { fill } from '../language/say.ts'
import type { Texts } from '../texts/texts.ts'
import { useStrength } from './use-strength.ts'

interface Props {
  readonly password: string
  /** What a guesser knows already. */
  readonly known: readonly string[]
  readonly texts: Texts['account']
}

/** Says honestly how hard the password is to guess, in words and as a bar. */
export function StrengthMeter({ password, known, texts }: Props) {
  const strength = useStrength(password, known)
  if (strength === null) return <>{texts.hints.password}</>
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
