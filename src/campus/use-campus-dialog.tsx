import { Suspense, useState, type ReactNode } from 'react'
import { lazyPart } from '@/kit/platform/lazy-part'

const CampusDialog = lazyPart(() => import('./campus-dialog').then((loaded) => loaded.CampusDialog))

/** The choice among all campuses, and what a button needs to open it. */
export const useCampusDialog = (): {
  readonly dialog: ReactNode
  readonly opens: { readonly 'aria-haspopup': 'dialog'; readonly onClick: () => void }
} => {
  const [choosing, setChoosing] = useState(false)
  return {
    dialog: <Suspense>{choosing && <CampusDialog onClose={() => setChoosing(false)} />}</Suspense>,
    opens: { 'aria-haspopup': 'dialog', onClick: () => setChoosing(true) },
  }
}
