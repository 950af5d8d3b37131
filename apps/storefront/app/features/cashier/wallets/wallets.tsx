import { buttonClass } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { Wallet as WalletPicture } from 'lucide-react'
import { Link } from 'react-router'
import { useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { Failed, Offline } from '../../../shell/player-page/not-loaded.tsx'
import { useWallets } from './use-wallets.ts'
import { WalletCard } from './wallet-card.tsx'
import type { WalletTexts } from './wallet-texts.ts'
import '@fairhouse/ui/field.css'
import './wallets.css'

/** The wallets at which a player wants to be paid, and how each is shown to be theirs. */
export function Wallets({ texts }: { texts: WalletTexts }) {
  const { found, again, replace } = useWallets()
  const { money, path } = useWriting()
  const { page, words } = texts
  switch (found.stage) {
    case 'loading':
      return (
        <div role="progressbar" className="wallets" aria-label={words.payment.loading}>
          <Bone />
        </div>
      )
    case 'offline':
      return <Offline texts={words.payment} again={again} />
    case 'failed':
      return (
        <Failed
          texts={words.payment}
          sentence={found.sentence}
          picture={<WalletPicture size={56} />}
          again={again}
        />
      )
    case 'loaded':
      if (found.wallets.length === 0) {
        return (
          <State title={page.emptyTitle} text={page.empty} picture={<WalletPicture size={56} />}>
            <Link className={buttonClass()} to={path('/cashier/withdraw')}>
              {page.toWithdraw}
            </Link>
          </State>
        )
      }
      return (
        <div className="wallets">
          <p className="wallets-quiet">
            {fill(page.needed, { amount: money(found.neededAbove, 'USD') })}
          </p>
          <ul className="wallets-list">
            {found.wallets.map((wallet) => (
              <WalletCard key={wallet.userPMId} texts={texts} wallet={wallet} replace={replace} />
            ))}
          </ul>
          <p>
            <Link to={path('/cashier/withdraw')}>{page.toWithdraw}</Link>
          </p>
        </div>
      )
  }
}
