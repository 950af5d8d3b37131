import { buttonClass } from '@fairhouse/ui/button'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../shell/house/house.tsx'
import { useStatus } from '../shell/session/client-context.tsx'
import { SearchWay } from '../features/search/search-way.tsx'
import { AccountButton } from './account-button.tsx'
import { BalancePill } from './balance-pill.tsx'
import { Brand } from './brand.tsx'
import { InboxLink } from './inbox-link.tsx'

export function TopBar() {
  const { frame } = useHouse()
  const { path } = useWriting()
  const status = useStatus()
  return (
    <header className="top-bar">
      <Brand />
      <SearchWay place="search-way" />
      <div className="top-bar-right">
        {status.isLogged ? (
          <>
            <BalancePill status={status} />
            {status.userType === 1 ? (
              <Link
                className={`top-bar-deposit ${buttonClass({ rank: 'first', size: 'small' })}`}
                to={path('/cashier/deposit')}
              >
                {frame.deposit}
              </Link>
            ) : null}
            {status.isGuest ? (
              <Link
                className={`top-bar-deposit ${buttonClass({ rank: 'second', size: 'small' })}`}
                to={path('/registration')}
              >
                {frame.signUp}
              </Link>
            ) : null}
            <InboxLink />
          </>
        ) : (
          <>
            <Link className={buttonClass({ rank: 'plain', size: 'small' })} to={path('/login')}>
              {frame.logIn}
            </Link>
            <Link
              className={buttonClass({ rank: 'first', size: 'small' })}
              to={path('/registration')}
            >
              {frame.signUp}
            </Link>
          </>
        )}
        <AccountButton />
      </div>
    </header>
  )
}
