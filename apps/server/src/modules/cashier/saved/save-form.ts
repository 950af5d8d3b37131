import type { MethodField, PaymentMethod } from '@fairhouse/contract/entities/payment-method'
import { readMethodForm } from '@fairhouse/contract/method-form'
import type { Refused } from '#platform/answer'
import { uuidV7 } from '#platform/ids'
import { sealSecret } from '#platform/sealed'
import { change } from '../change.ts'
import type { CashierNeeds, OfferedMethod, Payer } from '../needs.ts'
import type { DestinationFault } from '../provider.ts'
import { isOwnAddress } from '../store/is-own-address.ts'
import { saveMethod } from '../store/save-method.ts'
import { deleteMethod, savedMethodsOf, type StoredMethod } from '../store/saved-methods.ts'
import { destinationText, fingerprintOf, ownerOf } from './seal-method.ts'

/** So many methods a player may have. */
const methodsAtMost = 20

export interface FormWish {
  readonly offered: OfferedMethod
  readonly fields: readonly MethodField[]
  readonly typed: Readonly<Record<string, string>>
  /** The saved method that it replaces. */
  readonly replaces: string | null
  readonly direction: 'deposit' | 'withdrawal'
  /** Asked only when it is something that the player does not have yet. */
  readonly mayAdd: () => Promise<Refused | null>
}

/** Saves what was typed into a method's form; replaces the saved method that it changes. @returns its id, or why not. */
export async function saveForm(
  needs: CashierNeeds,
  payer: Payer,
  wish: FormWish,
): Promise<{ readonly id: string } | Refused> {
  const { offered, direction } = wish
  const form = readMethodForm(wish.fields, wish.typed)
  if ('faults' in form) return { refused: 'formInvalid', invalidFields: form.faults }
  const saved = await savedMethodsOf(needs.database, payer.player)
  const replaced = saved.find(({ id }) => id === wish.replaces)
  if (wish.replaces !== null && replaced?.method !== offered.method.name)
    return { refused: 'notFound' }
  const destination = { token: null, fields: form.values }
  const { name } = offered.method
  const fingerprint = fingerprintOf(needs.sealKey, name, destinationText(destination))
  const same = saved.find((one) => one.method === name && one.fingerprint.equals(fingerprint))
  const no = await mayBeSaved(needs, wish, { saved, same, replaced, destination })
  if (no) return no
  return change(needs, async ({ tx, now }) => {
    if (replaced && replaced.id !== same?.id)
      await deleteMethod(tx, payer.player, { id: replaced.id, at: now })
    const id = same?.id ?? uuidV7(now)
    await saveMethod(tx, {
      id,
      player: payer.player,
      method: name,
      provider: offered.provider,
      label: labelOf(offered.method, form.values),
      expires: null,
      sealedToken: null,
      sealedFields: sealSecret(
        needs.sealKey,
        ownerOf(id),
        Buffer.from(JSON.stringify(form.values)),
      ),
      fingerprint,
      canDeposit: direction === 'deposit',
      canWithdraw: direction === 'withdrawal',
      at: now,
    })
    return { id }
  })
}

async function mayBeSaved(
  needs: CashierNeeds,
  { offered, direction, mayAdd }: FormWish,
  known: {
    readonly saved: readonly StoredMethod[]
    readonly same: StoredMethod | undefined
    readonly replaced: StoredMethod | undefined
    readonly destination: { token: null; fields: Readonly<Record<string, string>> }
  },
): Promise<Refused | null> {
  const { saved, same, replaced, destination } = known
  if (!same && !replaced && saved.length >= methodsAtMost) return { refused: 'methodsFull' }
  if (direction === 'withdrawal') {
    const provider = needs.provider(offered.provider)
    if (!provider) return { refused: 'methodUnavailable' }
    const fault =
      (await provider.checkDestination(offered.method.name, destination)) ??
      (await ownAddressIn(needs, offered.method, destination.fields))
    if (fault) return { refused: 'formInvalid', invalidFields: { [fault.field]: fault.fault } }
  }
  const has = direction === 'withdrawal' ? same?.can_withdraw : same?.can_deposit
  return has ? null : mayAdd()
}

/** A provider knows its own addresses at best: players were given addresses by others as well. */
async function ownAddressIn(
  { database }: CashierNeeds,
  { withdrawalFields }: PaymentMethod,
  fields: Readonly<Record<string, string>>,
): Promise<DestinationFault | null> {
  for (const { name, kind } of withdrawalFields)
    if (kind === 'address' && (await isOwnAddress(database, (fields[name] ?? '').trim())))
      return { field: name, fault: 'ours' }
  return null
}

/** Enough to know it again by, too little to pay with. */
function labelOf(method: PaymentMethod, values: Readonly<Record<string, string>>): string {
  const fields = [...method.withdrawalFields, ...method.depositFields]
  const telling = fields.find(({ kind, name }) => tellingKinds.has(kind) && values[name])
  const value = telling ? (values[telling.name] ?? '') : ''
  if (telling?.kind === 'address') return `${value.slice(0, 6)}…${value.slice(-4)}`
  return value === '' ? '••••' : `•••• ${value.slice(-4)}`
}

const tellingKinds: ReadonlySet<MethodField['kind']> = new Set(['address', 'iban', 'digits'])
