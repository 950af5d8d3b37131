import { DropDown, type DropDownGroup } from '@fairhouse/ui/drop-down'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { languageNames, languages } from '../shell/texts/languages.ts'
import { useStatus } from '../shell/session/client-context.tsx'
import { chooseLanguage, chooseTheme, themeNow } from './change-look.ts'
import { useLogOut } from './log-out.ts'
import { cashierWaysOf, profileMenuOf } from './profile-menu.ts'
import { type Theme, themes } from '../shell/house/theme.ts'

interface Props {
  readonly anchor: RefObject<HTMLElement | null>
  onClose(): void
}

export function AccountMenu({ anchor, onClose }: Props) {
  const house = useHouse()
  const { frame, language, menu } = house
  const status = useStatus()
  const { path, number } = useWriting()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const [theme, setTheme] = useState<Theme>(themeNow)
  const looks: DropDownGroup = {
    choices: [
      {
        name: frame.language,
        remark: languageNames[language],
        groups: [
          {
            choices: languages.map((tag) => ({
              name: languageNames[tag],
              chosen: tag === language,
              act: () => chooseLanguage(tag),
            })),
          },
        ],
      },
      {
        name: frame.theme,
        remark: frame[theme],
        groups: [
          {
            choices: themes.map((tag) => ({
              name: frame[tag],
              chosen: tag === theme,
              act: () => {
                chooseTheme(tag)
                setTheme(tag)
              },
            })),
          },
        ],
      },
    ],
  }
  const groups: readonly DropDownGroup[] = status.isLogged
    ? [
        {
          title: status.login,
          choices: profileMenuOf(status).map(({ to, word }) => ({
            name: frame[word],
            ...(to === '/messages' && status.unreadMessagesCount > 0
              ? { remark: number(status.unreadMessagesCount) }
              : {}),
            act: () => void navigate(path(to)),
          })),
        },
        ...(status.isGuest
          ? [{ choices: [{ name: frame.signUp, act: () => void navigate(path('/registration')) }] }]
          : []),
        {
          ...(status.userType === 1 ? { title: menu.cashier.words } : {}),
          choices: cashierWaysOf(status, house).map(({ to, words }) => ({
            name: words,
            act: () => void navigate(path(to)),
          })),
        },
        looks,
        { choices: [{ name: frame.logOut, act: () => void logOut() }] },
      ]
    : [looks]
  return <DropDown groups={groups} anchor={anchor} onClose={onClose} />
}
