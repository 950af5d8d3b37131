import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { GamePicture } from '../games/game-picture.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { OnTheWay } from '../forms/on-the-way.ts'
import '../forms/account.css'

interface Props {
  readonly heading: string
  readonly lead: string
  readonly texts: Texts['account']
  readonly children: ReactNode
}

/** A form in one column; on a wide screen the game that waits stands beside it. */
export function AccountLayout({ heading, lead, texts, children }: Props) {
  const { isLogged } = useStatus()
  const { wanted, beside } = useLoaderData<{ onTheWay: OnTheWay }>().onTheWay
  return (
    <div className="account-page">
      <div className="account-column">
        <h1>{heading}</h1>
        <p className="account-lead">{wanted && !isLogged ? texts.pleaseSignUp : lead}</p>
        {children}
      </div>
      <aside className="account-beside" aria-label={texts.sideHeading}>
        {beside ? (
          <div className="account-art" aria-hidden="true">
            <GamePicture
              game={beside}
              shape="portrait"
              width={720}
              height={1080}
              sizes="(width >= 62.5em) 40vw, 1px"
            />
          </div>
        ) : null}
        <ul className="account-points">
          {texts.side.map((point) => (
            <li key={point}>
              <Check aria-hidden="true" size={20} />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  )
}
