import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

/** For who comes to the door and is inside already. */
export function AlreadyIn({ texts, login }: { texts: Texts['account']; login: string }) {
  return (
    <FullPage title={texts.logInHeading} text={fill(texts.alreadyIn, { login })}>
      <Link className={buttonClass({ rank: 'first' })} to={useWriting().path('/lobby')}>
        {texts.goOn}
      </Link>
    </FullPage>
  )
}
