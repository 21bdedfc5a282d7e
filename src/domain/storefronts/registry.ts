import { food } from './food'
import { groceries } from './groceries'
import type { StorefrontSpec } from './storefront-spec'

export const storefronts = { food, groceries } as const satisfies Record<string, StorefrontSpec>

export type StorefrontId = keyof typeof storefronts
