import type { Method, Progestogen } from './contraception'
import type { PackKind } from './pill-pack'

/** The packs in which a pill is sold. Only one progestogen-only pill has a break. */
export const packsOf = (method: Method, progestogen: Progestogen | null): readonly PackKind[] => {
  if (method === 'combined-pill') return ['pack-21-7', 'pack-24-4', 'pack-63-7', 'pack-21']
  if (method !== 'progestogen-pill') return []
  return progestogen === 'drospirenone' ? ['pack-24-4', 'pack-28'] : ['pack-28']
}
