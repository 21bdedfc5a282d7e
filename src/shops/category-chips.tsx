import * as messages from '#words/shops/storefront-page'
import type { Offering } from '@/shops/rules/offering'
import { Chips } from '@/kit/form/chips'
import type { LayoutProps } from './layout-props'
import classes from './storefront.module.css'

type CategoryChipsProps = Pick<LayoutProps, 'spec' | 'view' | 'onView'> & {
  /** Without what there is: all chips. */
  among?: readonly Pick<Offering, 'category'>[]
}

export function CategoryChips({ spec, view, onView, among }: CategoryChipsProps) {
  // The chosen one stays, so that it can be left.
  const options = spec.categories.filter(
    ({ value }) =>
      value === 'all' || value === view.category || (among?.some(({ category }) => category === value) ?? true),
  )
  return (
    <div className={classes.tools}>
      <Chips
        label={messages.categories}
        options={options}
        value={view.category}
        onChange={(category) => onView({ category })}
      />
    </div>
  )
}
