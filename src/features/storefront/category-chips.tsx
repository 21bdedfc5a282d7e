import * as messages from '@/messages/storefronts/storefront-page.gen'
import { Chips } from '@/ui/form/chips'
import type { LayoutProps } from './layout-props'
import classes from './storefront.module.css'

export function CategoryChips({ spec, view, onView }: Pick<LayoutProps, 'spec' | 'view' | 'onView'>) {
  return (
    <div className={classes.tools}>
      <Chips label={messages.categories} options={spec.categories} value={view.category} onChange={(category) => onView({ category })} />
    </div>
  )
}
