// Who may do what is the contract's to say, for the pages ask it as well.
export {
  isRole,
  may,
  type Right,
  type Role,
  rightsOf,
  roles,
} from '@fairhouse/contract/backoffice/rights'
