import { Button, buttonClass } from '@fairhouse/ui/button'
import { Sheet } from '@fairhouse/ui/sheet'
import { useState } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { languageNames, languages } from '../shell/texts/languages.ts'
import { Avatar } from '../features/profile/avatar.tsx'
import { useStatus } from '../shell/session/client-context.tsx'
import { BalanceWords } from '../shell/balance/balance-words.tsx'
import { chooseLanguage, chooseTheme, themeNow } from './change-look.ts'
import { useLogOut } from './log-out.ts'
import { cashierWaysOf, profileMenuOf } from './profile-menu.ts'
import { type Theme, themes } from '../shell/house/theme.ts'
import { Unread } from './unread.tsx'

import './me-sheet.css'

/** The phone's own corner: balance, pages about the account and the house, language, appearance, logout. */
export function MeSheet({ onClose }: { onClose(): void }) {
  const house = useHouse()
  const { frame, menu } = house
  const { path } = useWriting()
  const status = useStatus()
  const logOut = useLogOut()
  const ways = status.isLogged ? cashierWaysOf(status, house) : []
  const links = [
    ...ways.map(({ to, words }) => [to, words] as const),
    ...(status.isLogged
      ? profileMenuOf(status).map(({ to, word }) => [to, frame[word]] as const)
      : []),
    ['/lobby', frame.games],
    ['/provably-fair', frame.fairness],
    ['/provably-fair/verify', frame.verify],
    ['/responsible-gaming', frame.responsible],
    ...[menu.promotions, ...menu.rewards.ways, ...menu.information.ways].map(
      ({ to, words }) => [to, words] as const,
    ),
  ] as const
  return (
    <Sheet
      title={status.isLogged ? status.login : frame.me}
      closeLabel={frame.close}
      onClose={onClose}
    >
      <div className="me-sheet">
        {status.isLogged ? (
          <Link className="me-picture" to={path('/edit-profile/select-avatar')} onClick={onClose}>
            <Avatar id={status.avatarImageId} size={48} />
            {frame.changePicture}
          </Link>
        ) : null}
        {status.isLogged ? <BalanceWords status={status} /> : <SignInLinks onClose={onClose} />}
        {status.isLogged && status.isGuest ? (
          <Link
            className={buttonClass({ rank: 'first', wide: true })}
            to={path('/registration')}
            onClick={onClose}
          >
            {frame.signUp}
          </Link>
        ) : null}
        <ul className="me-links">
          {links.map(([to, words]) => (
            <li key={to}>
              <Link to={path(to)} onClick={onClose}>
                {words}
                {to === '/messages' ? <Unread /> : null}
              </Link>
            </li>
          ))}
        </ul>
        <Looks />
        {status.isLogged ? (
          <Button
            wide
            onClick={() => {
              onClose()
              void logOut()
            }}
          >
            {frame.logOut}
          </Button>
        ) : null}
      </div>
    </Sheet>
  )
}

function SignInLinks({ onClose }: { onClose(): void }) {
  const { frame } = useHouse()
  const { path } = useWriting()
  return (
    <div className="me-pair">
      <Link className={buttonClass({ wide: true })} to={path('/login')} onClick={onClose}>
        {frame.logIn}
      </Link>
      <Link
        className={buttonClass({ rank: 'first', wide: true })}
        to={path('/registration')}
        onClick={onClose}
      >
        {frame.signUp}
      </Link>
    </div>
  )
}

function Looks() {
  const { frame, language } = useHouse()
  const [theme, setTheme] = useState<Theme>(themeNow)
  return (
    <>
      <Switch
        title={frame.language}
        options={languages.map((tag) => [tag, languageNames[tag]] as const)}
        chosen={language}
        choose={chooseLanguage}
      />
      <Switch
        title={frame.theme}
        options={themes.map((tag) => [tag, frame[tag]] as const)}
        chosen={theme}
        choose={(chosen) => {
          chooseTheme(chosen)
          setTheme(chosen)
        }}
      />
    </>
  )
}

interface SwitchProps<Tag extends string> {
  readonly title: string
  readonly options: readonly (readonly [Tag, string])[]
  readonly chosen: Tag
  choose(tag: Tag): void
}

function Switch<Tag extends string>({ title, options, chosen, choose }: SwitchProps<Tag>) {
  return (
    <fieldset className="me-switch">
      <legend>{title}</legend>
      <div>
        {options.map(([tag, name]) => (
          <button key={tag} type="button" aria-pressed={tag === chosen} onClick={() => choose(tag)}>
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
