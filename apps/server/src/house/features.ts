import { featureNames, type Features } from '@fairhouse/contract/features'
import { z } from 'zod'

const whole = z.record(z.enum(featureNames), z.boolean())

/**
 * Features of this house: what its modules bring, and what its operator has set up. What nobody tells is not there.
 * @param told by each module, as it is now.
 */
export function featuresOf(
  told: readonly Partial<Features>[],
  { supportMail }: { readonly supportMail: string | null },
): Features {
  const all = [...told, { supportEmail: supportMail !== null } satisfies Partial<Features>]
  const has = (name: keyof Features): boolean => all.some((some: Partial<Features>) => some[name])
  return whole.parse(Object.fromEntries(featureNames.map((name) => [name, has(name)])))
}
