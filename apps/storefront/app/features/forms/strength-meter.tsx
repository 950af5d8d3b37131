import { Suspense } from 'react'
import { useHouse } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { saidLength } from './said-length.ts'
import type { StrengthProps } from './strength-level.tsx'
import { later } from '../../shell/waking/later.ts'

const StrengthLevel = later(async () => (await import('./strength-level.tsx')).StrengthLevel)

/** What a password should be; from its first sign on, how hard it is to guess. */
export function StrengthMeter(props: StrengthProps) {
  const said = saidLength(useHouse().lengths, 'password')
  const wanted = said ? fill(props.texts.hints.password, said) : ''
  if (props.password === '') return wanted
  return (
    <Suspense fallback={wanted}>
      <StrengthLevel {...props}>{wanted}</StrengthLevel>
    </Suspense>
  )
}
