import { Button } from '@mantine/core'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { filtersInUse } from '@/market/rules/browse'
import * as messages from '#words/market/market-page'
import { RichText } from '@/kit/layout/rich-text'
import { lazyPart } from '@/kit/platform/lazy-part'
import type { FilterSheetProps } from './filter-sheet'
import classes from './market.module.css'

const FilterSheet = lazyPart(() => import('./filter-sheet').then((loaded) => loaded.FilterSheet))

const words = (text: string) => <span className={classes.filterWords}>{text}</span>

/** Opens condition, price, order and sold items. */
export function Filters(props: Omit<FilterSheetProps, 'onClose'>) {
  const used = filtersInUse(props.view)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant={used > 0 ? 'light' : 'default'}
        className={classes.filter}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {used > 0 ? (
          <RichText parts={messages.filterAndSortUsed({ count: String(used), words })} />
        ) : (
          words(messages.filterAndSort)
        )}
      </Button>
      <Suspense>{isOpen && <FilterSheet {...props} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
