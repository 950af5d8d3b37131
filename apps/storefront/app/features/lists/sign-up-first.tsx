import { State } from '@fairhouse/ui/state'
import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { GuestWay } from '../../shell/guests/guest-way.tsx'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import type { ListPage } from './list-page.ts'
import type { ListWords } from './list-words.ts'

/** In place of a list that only players have. */
export function SignUpFirst({ list, words }: { list: ListPage; words: ListWords }) {
  const { frame, guestPlay } = useHouse()
  const { path } = useWriting()
  const said: Readonly<Record<string, string>> = words.visitor
  const why = list.owner.type === 'list' ? said[list.owner.name] : undefined
  const source = `?source=${encodeURIComponent(path(list.path))}`
  return (
    <State title={words.pleaseSignUp} text={why ?? ''}>
      <p className="list-ways">
        <GuestWay to={path(list.path)} />
        <Link
          className={buttonClass({ rank: guestPlay ? 'second' : 'first' })}
          to={path('/registration') + source}
        >
          {frame.signUp}
        </Link>
        <Link className={buttonClass()} to={path('/login') + source}>
          {frame.logIn}
        </Link>
      </p>
    </State>
  )
}
