import { formKey } from '@fairhouse/contract/backoffice/fields'
import { expect, it } from 'vitest'
import { newFormKey } from './form-key.ts'

it('every form has a key of its own, as the contract wants it', () => {
  const keys = Array.from({ length: 100 }, newFormKey)
  for (const key of keys) expect(formKey.parse(key)).toBe(key)
  expect(new Set(keys).size).toBe(100)
})
