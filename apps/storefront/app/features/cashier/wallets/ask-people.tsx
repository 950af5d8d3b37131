import { Begin } from './begin.tsx'
import type { WalletProps } from './wallet-texts.ts'

/** For wallets that can neither sign nor pay: people look at what goes there. */
export function AskPeople({ texts: { page }, wallet, replace }: WalletProps) {
  return (
    <div className="wallet-steps">
      <p>{page.peopleText}</p>
      {wallet.proof?.way === 'people' ? null : (
        <Begin wallet={wallet} replace={replace} way="people" words={page.askPeople} />
      )}
    </div>
  )
}
