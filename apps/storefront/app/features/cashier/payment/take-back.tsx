import { Button } from '@fairhouse/ui/button'
import { Suspense, useState } from 'react'
import type { TakeBackProps } from './take-back-props.ts'
import { later } from '../../../shell/waking/later.ts'

const TakeBackSheet = later(async () => (await import('./take-back-sheet.tsx')).TakeBackSheet)

/** The button that takes a pending withdrawal back, where that may be. */
export function TakeBack(props: TakeBackProps) {
  const [isAsking, setAsking] = useState(false)
  if (!props.payment.canReverse) return null
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {props.words.payment.takeBack}
      </Button>
      {isAsking ? (
        <Suspense>
          <TakeBackSheet {...props} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
