import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { openReadFrom, type ReadFrom } from './read-from.ts'
import type { TestChain, TestChainKind } from './test-chain.ts'

/** The sandbox's chains: each is started when somebody first needs it. */
export interface TestChains {
  /** Kinds whose program is on this machine. */
  readonly kinds: readonly TestChainKind[]
  kindOf(asset: PaymentAsset): TestChainKind | undefined
  /** A node that has died is started again. @throws Error with the program's last words; the next one who asks tries again. */
  open(kind: TestChainKind): Promise<TestChain>
  /** Where the house reads a chain from. */
  readFrom(kind: TestChainKind): ReadFrom
  /** Something waits for blocks: makes some, one after the other, as the world would. */
  expectBlocks(kind: TestChainKind): void
  /** Makes no more of them. */
  holdBlocks(kind: TestChainKind): void
  stop(): Promise<void>
}

/** As many as any method here waits for, and some. */
const blocksAfterPayment = 14

/**
 * @param options.folder keeps what they have.
 * @param options.blockEveryMs between the blocks that are made by themselves; 0 for none.
 */
export function openTestChains(options: {
  readonly kinds: readonly TestChainKind[]
  readonly folder: string
  readonly blockEveryMs: number
  /** Hears of a block that could not be made. */
  readonly onFault: (fault: unknown) => void
}): TestChains {
  const kinds = options.kinds.filter((kind) => kind.isInstalled())
  const reading = new Map<string, ReadFrom>()
  const opened = new Map<string, Promise<TestChain>>()
  const blocksLeft = new Map<string, number>()
  const miners = new Map<string, NodeJS.Timeout>()

  function open(kind: TestChainKind): Promise<TestChain> {
    const known = opened.get(kind.name)
    if (known) return known
    const folder = join(options.folder, kind.name)
    mkdirSync(folder, { recursive: true })
    const opening = kind.start(folder)
    opened.set(kind.name, opening)
    const forget = (): void => {
      if (opened.get(kind.name) === opening) opened.delete(kind.name)
    }
    opening.then(({ ended }) => ended?.then(forget), forget)
    return opening
  }

  function mineSoon(kind: TestChainKind): void {
    if (miners.has(kind.name)) return
    const timer = setTimeout(() => {
      miners.delete(kind.name)
      const left = (blocksLeft.get(kind.name) ?? 0) - 1
      blocksLeft.set(kind.name, left)
      open(kind)
        .then((chain) => chain.mine(1))
        .catch(options.onFault)
        .finally(() => (blocksLeft.get(kind.name) ?? 0) > 0 && mineSoon(kind))
    }, options.blockEveryMs)
    miners.set(kind.name, timer)
  }

  return {
    kinds,
    kindOf: (asset) => kinds.find((kind) => kind.assets.includes(asset)),
    open,
    readFrom: (kind) => {
      const known = reading.get(kind.name) ?? openReadFrom(join(options.folder, kind.name))
      reading.set(kind.name, known)
      return known
    },
    expectBlocks: (kind) => {
      if (options.blockEveryMs === 0) return
      blocksLeft.set(kind.name, blocksAfterPayment)
      mineSoon(kind)
    },
    holdBlocks: (kind) => {
      clearTimeout(miners.get(kind.name))
      miners.delete(kind.name)
      blocksLeft.delete(kind.name)
    },
    stop: async () => {
      for (const timer of miners.values()) clearTimeout(timer)
      await Promise.allSettled([...opened.values()].map(async (chain) => (await chain).stop()))
    },
  }
}
