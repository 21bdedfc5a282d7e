import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { isSameJson } from '@/kit/rules/same-json'
import { useClosedByLink } from './closed-by-link'

type ViewInUrl<View> = {
  readonly inUrl: View
  /** Names the dialog that a view opens; null if it opens none. */
  readonly dialogOf: (view: View) => string | null
  /** The parts of a view that open no dialog. */
  readonly closed: Partial<View>
  /** Changes the URL. */
  readonly write: (change: Partial<View>, replace: boolean) => void
}

/**
 * A view that the URL holds, with a dialog that Back closes: opening it pushes a history entry, and closing it goes
 * back. Back does not undo a tab, a word or a filter.
 */
export const useViewInUrl = <View extends object>({ inUrl, dialogOf, closed, write }: ViewInUrl<View>) => {
  const { history } = useRouter()
  const { isClosed, closeLinked } = useClosedByLink(dialogOf(inUrl) ?? '')
  const view = useMemo(() => (isClosed ? { ...inUrl, ...closed } : inUrl), [inUrl, isClosed, closed])
  const isOpen = dialogOf(view) !== null
  const hasPushed = useRef(false)
  /** The view that the dialog has changed, until the entry below it is shown again. */
  const afterBack = useRef<View | null>(null)

  const keepChanges = useEffectEvent(() => {
    const next = afterBack.current
    afterBack.current = null
    if (next && !isSameJson(next, view)) write(next, true)
  })
  useEffect(() => {
    if (isOpen) return
    hasPushed.current = false
    keepChanges()
  }, [isOpen])

  const onView = (change: Partial<View>) => {
    const next = { ...view, ...change }
    const opens = dialogOf(next) !== null
    if (!isOpen || opens) {
      if (!isOpen) hasPushed.current = opens
      write(change, isOpen || !opens)
    } else if (hasPushed.current) {
      afterBack.current = next
      history.back()
    } else closeLinked(() => write(change, true))
  }
  return { view, onView }
}
