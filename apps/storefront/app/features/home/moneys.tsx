import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import './moneys.css'

/** What the kinds of money mean, and that a game is no income. */
export function Moneys({ texts }: { texts: Texts['home'] }) {
  const { demo } = useHouse()
  const { path } = useWriting()
  return (
    <section className="moneys" aria-labelledby="moneys">
      <h2 id="moneys">{texts.moneyHeading}</h2>
      <div className="moneys-kinds">
        <div className="moneys-kind">
          <h3>
            <span className="moneys-sign">Cr</span>
            {texts.playMoneyTitle}
          </h3>
          <p>{texts.playMoneyText}</p>
        </div>
        <div className="moneys-kind">
          <h3>
            <span className="moneys-sign">$</span>
            {demo ? texts.testMoneyTitle : texts.realMoneyTitle}
          </h3>
          <p>{demo ? texts.testMoneyText : texts.realMoneyText}</p>
        </div>
      </div>
      <div className="moneys-care">
        <span className="moneys-age" aria-hidden="true">
          18+
        </span>
        <div>
          <h3>{texts.careHeading}</h3>
          <p>{texts.careText}</p>
          <Link to={path('/responsible-gaming')}>{texts.careLink}</Link>
        </div>
      </div>
    </section>
  )
}
