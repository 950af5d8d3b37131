import type { OwnPasskey } from '@fairhouse/contract/backoffice/own-factors'
import { Button } from '@fairhouse/ui/button'
import { Table } from '../parts/table.tsx'
import { Moment } from '../parts/values.tsx'
import { signIn as texts } from '../texts/sign-in.ts'

interface Props {
  readonly passkeys: readonly OwnPasskey[]
  readonly rename: (passkey: OwnPasskey) => void
  readonly remove: (passkey: OwnPasskey) => void
}

/** One's own passkeys, each with what can be done with it. */
export function PasskeysTable({ passkeys, rename, remove }: Props) {
  const { heads } = texts
  return (
    <Table
      name={texts.passkeys}
      heads={[heads.name, heads.host, heads.kind, heads.made, heads.used, heads.act]}
      rows={passkeys.map((one) => ({
        key: one.id,
        cells: [
          one.name,
          one.host,
          one.synced ? texts.synced : texts.single,
          <Moment key="made" at={one.createdAt} />,
          one.usedAt === null ? texts.never : <Moment key="used" at={one.usedAt} />,
          <span key="acts" className="acts">
            <Button size="small" aria-label={texts.renameOf(one.name)} onClick={() => rename(one)}>
              {texts.rename}
            </Button>
            <Button
              size="small"
              rank="plain"
              aria-label={texts.removeOf(one.name)}
              onClick={() => remove(one)}
            >
              {texts.remove}
            </Button>
          </span>,
        ],
      }))}
      none={texts.none}
    />
  )
}
