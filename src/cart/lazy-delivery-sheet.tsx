import { lazy, Suspense } from 'react'
import type { DeliverySheetProps } from './delivery-sheet'

// Where the code cannot be loaded, the screen says so and tries again: a sheet that does not come would leave a dead
// button.
const DeliverySheet = lazy(() => import('./delivery-sheet').then((loaded) => ({ default: loaded.DeliverySheet })))

/** Mount it only while the sheet is open. */
export function LazyDeliverySheet(props: DeliverySheetProps) {
  return (
    <Suspense>
      <DeliverySheet {...props} />
    </Suspense>
  )
}
