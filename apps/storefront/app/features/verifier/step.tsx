import { Seal } from '@fairhouse/ui/seal'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'

/** A step of the verdict, with whether it agrees. */
export function Step({
  title,
  agrees,
  says,
  children,
}: {
  title: string
  agrees: boolean | null
  says?: string
  children?: ReactNode
}) {
  return (
    <li className="step">
      <h3>
        {title} <Mark agrees={agrees} />
      </h3>
      {says ? <p className={agrees === false ? 'step-differs' : 'step-says'}>{says}</p> : null}
      {children}
    </li>
  )
}

/** Null: there was nothing to compare with. */
export function Mark({ agrees }: { agrees: boolean | null }) {
  if (agrees === null) return null
  return agrees ? (
    <Check className="mark-agrees" aria-hidden="true" size={20} />
  ) : (
    <X className="mark-differs" aria-hidden="true" size={20} />
  )
}

/** A hash as a seal, with its digits. */
export function SealOf({ hash, words }: { hash: string; words: string }) {
  return (
    <figure>
      <Seal hash={hash} />
      <figcaption>
        {words}
        <code>{hash}</code>
      </figcaption>
    </figure>
  )
}
