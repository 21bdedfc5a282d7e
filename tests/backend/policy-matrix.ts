import { accountPolicies } from './account-policies.ts'
import { cataloguePolicies } from './catalogue-policies.ts'
import { contentPolicies } from './content-policies.ts'
import type { TableRules } from './table-rules.ts'

/** The expected outcome of every action and caller, for every table of the API. */
export const policyMatrix: Readonly<Record<string, TableRules>> = {
  ...cataloguePolicies,
  ...contentPolicies,
  ...accountPolicies,
}

/** Tables whose rows admins write completely. */
export const writtenByAdmins = Object.keys(policyMatrix).filter(
  (table) => policyMatrix[table]?.insert.owner === 'refused' && policyMatrix[table].insert.admin === 'yes',
)
