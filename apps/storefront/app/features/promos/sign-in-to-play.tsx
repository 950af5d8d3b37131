import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'

interface Props {
  readonly texts: Texts['promos']
  /** The page, below the language prefix, for the way back. */
  readonly to: string
}

/** In place of the button of a small game, for who is not signed in. */
export function SignInToPlay({ texts, to }: Props) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <>
      <p>{texts.signIn}</p>
      <Link
        className={buttonClass({ rank: 'first' })}
        to={`${path('/login')}?source=${encodeURIComponent(path(to))}`}
      >
        {frame.logIn}
      </Link>
    </>
  )
}
