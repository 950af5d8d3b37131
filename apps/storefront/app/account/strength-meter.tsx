import { lazy, Suspense } from 'react'
import { fill } from '../language/say.ts'
import { useFieldLengths } from './field-lengths.ts'
import type { StrengthProps } from './strength-level.tsx'

const StrengthLevel = lazy(async () => ({
  default: (await import('./strength-level.tsx')).StrengthLevel,
}))

/** What a password should be; from its first sign on, how hard it is to guess. */
export function StrengthMeter(props: StrengthProps) {
  const lengths = useFieldLengths()
  const wanted = fill(props.texts.hints.password, lengths.password)
  if (props.password === '') return wanted
  return (
    <Suspense fallback={wanted}>
      <StrengthLevel {...props}>{wanted}</StrengthLevel>
    </Suspense>
  )
}
