import { useEffect, useMemo, useRef } from 'react'
import { toggleCompared } from '@/housing/rules/rental-filters'
import type { RentalView } from '@/housing/rules/rental-view'
import type { RentalActions } from './rental-card'

type Latest = { view: RentalView; onView: (change: Partial<RentalView>) => void; onSave: (id: string) => void }

/** The same object on every render, so that a keystroke in the search does not draw every card again. */
export const useRentalActions = (now: Latest): RentalActions => {
  const latest = useRef(now)
  useEffect(() => {
    latest.current = now
  })
  return useMemo(
    () => ({
      openPhotos: (id) => latest.current.onView({ photos: id }),
      save: (id) => latest.current.onSave(id),
      compare: (id) => latest.current.onView({ compare: toggleCompared(latest.current.view.compare, id) }),
    }),
    [],
  )
}
