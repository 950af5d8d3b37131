import { buttonClass } from '@fairhouse/ui/button'
import { useId } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** The way to nine questions about one's own play, and to who helps. */
export function SelfTestLink({ texts }: { texts: Texts['limits'] }) {
  const id = useId()
  const { path } = useWriting()
  return (
    <section className="limits-section" aria-labelledby={id}>
      <div className="limits-about">
        <h2 id={id}>{texts.selfTestHeading}</h2>
        <p>{texts.selfTestText}</p>
      </div>
      <div className="limits-ways">
        <Link className={buttonClass({ size: 'small' })} to={path('/self-test')}>
          {texts.selfTestOpen}
        </Link>
      </div>
    </section>
  )
}
