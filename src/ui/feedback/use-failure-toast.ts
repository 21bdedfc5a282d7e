import { useEffect, useRef } from 'react'
import { showToast } from './toast'

/** Says once a screen that its data could not be loaded, however often the app tries again. */
export const useFailureToast = (failed: boolean, description: string): void => {
  const told = useRef(false)
  useEffect(() => {
    if (!failed || told.current) return
    told.current = true
    showToast({ title: 'Error', description, tone: 'destructive' })
  }, [failed, description])
}
