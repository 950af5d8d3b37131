import { useEffect, useState } from 'react'
import { fill } from '../language/say.ts'
import type { Texts } from '../texts/texts.ts'
import type { passwordStrength } from './password-strength.ts'

interface Props {
  readonly password: string
  /** What a guesser knows already. */
  readonly known: readonly string[]
  readonly texts: Texts['account']
}

const steps = ['weak', 'fair', 'good', 'strong'] as const

/** Says honestly how hard the password is to guess, in words and as a bar. */
export function StrengthMeter({ password, known, texts }: Props) {
  const estimate = useEstimate(password !== '')
  if (password === '' || estimate === null) return <>{texts.hints.password}</>
  const strength = estimate(password, known)
  const reached = steps.indexOf(strength)
  return (
    <span className={`strength strength-${strength}`}>
      <span className="strength-bar" aria-hidden="true">
        {steps.map((step, index) => (
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

/** The estimate is loaded with the first sign of a password; null until then. */
function useEstimate(isWanted: boolean): typeof passwordStrength | null {
  const [estimate, setEstimate] = useState<typeof passwordStrength | null>(null)
  useEffect(() => {
    // Without it the form works as well; the next wish loads it.
    if (isWanted)
      void import('./password-strength.ts')
        .then((part) => setEstimate(() => part.passwordStrength))
        .catch(reportError)
  }, [isWanted])
  return estimate
}
