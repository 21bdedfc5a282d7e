import type { ComponentType } from 'react'
import type { StorefrontSpec } from '@/shops/rules/storefront-spec'
import { GroupsLayout } from './groups-layout'
import type { LayoutProps } from './layout-props'
import { ListLayout } from './list-layout'
import { ShopsLayout } from './shops-layout'

export const layouts = {
  list: ListLayout,
  groups: GroupsLayout,
  shops: ShopsLayout,
} as const satisfies Record<StorefrontSpec['layout'], ComponentType<LayoutProps>>
