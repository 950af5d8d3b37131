import { Bone } from '@fairhouse/ui/state'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { NextDraw } from './next-draw.tsx'
import { PastDraws } from './past-draws.tsx'
import { useLotto } from './use-lotto.ts'
import '../../shell/page/text-page.css'
import './lotto.css'

/** The weekly draw: what is promised for the next one, and past ones with all that checks them. */
export function LottoPage({ texts }: { texts: Texts['lotto'] }) {
  const { path } = useWriting()
  const found = useLotto()
  return (
    <div className="frame-width lotto">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      {found.stage === 'loading' ? <Bone /> : null}
      {found.stage === 'failed' ? <p role="alert">{found.sentence}</p> : null}
      {found.stage === 'loaded' ? (
        <>
          <NextDraw texts={texts} shown={found.shown} />
          <PastDraws texts={texts} past={found.shown.past} />
        </>
      ) : null}
      <p>
        <Link to={path('/promotions/winfall')}>{texts.winfall}</Link>
      </p>
    </div>
  )
}
