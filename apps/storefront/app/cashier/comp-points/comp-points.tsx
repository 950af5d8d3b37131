import { Link } from 'react-router'
import { useWriting } from '../../language/house.tsx'
import type { Texts } from '../../texts/texts.ts'
import '../bonus/bonus.css'

/** Points that play will earn: none are counted yet, and the page says so. */
export function CompPoints({ texts }: { texts: Texts['cashierCompPoints'] }) {
  const { path } = useWriting()
  return (
    <section className="bonus-held" aria-label={texts.held}>
      <dl>
        <div>
          <dt>{texts.held}</dt>
          <dd>{texts.none}</dd>
        </div>
      </dl>
      <p>{texts.notYet}</p>
      <p>{texts.nothingLost}</p>
      <Link to={path('/promotions/comp-points')}>{texts.promotion}</Link>
    </section>
  )
}
