import type { SeedOwner, SeedOwnerType } from '@fairhouse/contract/signer/seeds'
import { derivedKey } from '../derived-key.ts'
import { openSecret, sealSecret } from '../sealed.ts'

/** The inner seal of a seed: the house's own key, another for each kind of owner. */
export interface HouseSeal {
  seal(owner: SeedOwner, seed: Uint8Array): Buffer
  /** @throws Error when another key sealed it, it is another owner's, or it was changed. */
  open(owner: SeedOwner, sealed: Uint8Array): Uint8Array
}

/** @param secret the house's, 32 bytes. */
export function houseSeal(secret: Uint8Array): HouseSeal {
  const keys: Readonly<Record<SeedOwnerType, Uint8Array>> = {
    stream: secret,
    meter: derivedKey(secret, 'jackpot triggers'),
    chain: derivedKey(secret, 'chains of rooms'),
    draw: derivedKey(secret, 'seeds of lotto draws'),
    promo: derivedKey(secret, 'seeds of small games'),
  }
  return {
    seal: (owner, seed) => sealSecret(keys[owner.type], boundTo(owner), seed),
    open: (owner, sealed) => openSecret(keys[owner.type], boundTo(owner), sealed),
  }
}

/** What the seal is bound to: the words of the time when it was the only one, so that what it sealed then opens now. */
function boundTo(owner: SeedOwner): string {
  switch (owner.type) {
    case 'stream':
      return `${owner.player}/${owner.number}`
    case 'meter':
      return `${owner.name}/${owner.currency}/${owner.run}`
    case 'chain':
      return `${owner.room} ${owner.number} ${owner.link}`
    case 'draw':
      return `lotto draw ${owner.number}`
    case 'promo':
      return `${owner.promo} ${owner.period} ${owner.player}`
  }
}
