import { refusals } from '@fairhouse/contract/refusals'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { FullPage } from '../../shell/error-pages/full-page.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { ClosedGame } from './closed-game.ts'

/** Error 99 as a page of its own, before anything heavy is loaded. */
export function ClosedGamePage({ closed }: { closed: ClosedGame }) {
  const { errors } = useHouse()
  const { path } = useWriting()
  const { texts, about } = closed
  return (
    <FullPage
      title={errors.refusals.gameNotEnabled.title}
      text={whyClosed(closed)}
      code={fill(errors.reference, { code: refusals.gameNotEnabled.code })}
    >
      <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
        {errors.buttons.goToGames}
      </Link>
      {about === null ? null : (
        <Link className={buttonClass()} to={path(about)}>
          {texts.aboutGame}
        </Link>
      )}
    </FullPage>
  )
}

function whyClosed({ texts, name, maker, sandbox }: ClosedGame): string {
  if (maker === null) return fill(texts.closedText, { game: name })
  const sentence = sandbox ? texts.closedSandbox : texts.closedProvider
  return fill(sentence, { game: name, provider: maker.name })
}
