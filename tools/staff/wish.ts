import { isRole, type Role, roles } from '../../apps/server/src/modules/backoffice/index.ts'

/** What whoever calls the command wants, or what to say to him. */
export type Wish =
  | { readonly type: 'add'; readonly name: string; readonly role: Role }
  | { readonly type: 'remove'; readonly name: string }
  | { readonly type: 'reset'; readonly name: string }
  | { readonly type: 'list' }
  | { readonly says: string }

const usage = `npm run staff -- add NAME ${roles.join('|')}
npm run staff -- remove NAME
npm run staff -- reset NAME
npm run staff -- list`

/** As the table takes them. */
const nameShape = /^[a-z][a-z0-9.-]{2,39}$/

export function readWish([verb, name, role, ...more]: readonly string[]): Wish {
  if (verb === 'list' && name === undefined) return { type: 'list' }
  if (name === undefined || more.length > 0) return { says: usage }
  if (!nameShape.test(name))
    return { says: 'A name has 3 to 40 small letters, digits, dots and hyphens.' }
  if ((verb === 'remove' || verb === 'reset') && role === undefined) return { type: verb, name }
  if (verb !== 'add' || role === undefined) return { says: usage }
  return isRole(role)
    ? { type: 'add', name, role }
    : { says: `A role is one of ${roles.join(', ')}.` }
}
